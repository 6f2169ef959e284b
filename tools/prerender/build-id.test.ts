import { expect, test } from "vitest";
import { buildId } from "./build-id.ts";

const manifest = (folder: string, css = "assets/b.2.css") => ({
  "app/entry.client.tsx": { file: "assets/a.1.js", css: [css] },
  [`${folder}/app/no-script.css`]: { file: "assets/c.3.css", src: `${folder}/app/no-script.css` },
});

test("the build id does not depend on the folder of the project", () => {
  expect(buildId(manifest("/home/ana"))).toBe(buildId(manifest("/home/josé/sitio nuevo")));
});

test("if the name of a stylesheet changes, the build id changes", () => {
  expect(buildId(manifest("/home/ana", "assets/b.9.css"))).not.toBe(buildId(manifest("/home/ana")));
});
