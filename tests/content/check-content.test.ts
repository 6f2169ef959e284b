/** `npm run check:content`, as it is run before content is published. */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyOfCatalogue } from "./broken-copy.ts";

test("a picture that nothing shows is named in a line, and is no fault", () => {
  const root = copyOfCatalogue();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [picture = ""] = readdirSync("tests/fixtures/images");
  cpSync(join("tests/fixtures/images", picture), join(root, "images", `sin-uso-${picture}`));
  writeFileSync(join(root, "images/tampoco.png"), "una imagen que se dañó");

  const env = { ...process.env, SITE: root };
  const run = spawnSync(process.execPath, ["tools/check-content.ts"], { encoding: "utf8", env });
  const [summary, ...notes] = run.stdout.trim().split("\n");
  expect(summary).toContain("Contenido correcto");
  expect(notes.filter((note) => note.startsWith("images/"))).toEqual(
    [`sin-uso-${picture}`, "tampoco.png"].map(
      (file) => `images/${file}: ninguna página muestra esta imagen; bórrela si no la va a usar.`,
    ),
  );
  expect(run.status).toBe(0);
});
