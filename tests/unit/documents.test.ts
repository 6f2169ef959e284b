import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .stdout.trim()
  .split("\n");
const documents = files.filter((file) => file.endsWith(".md"));
/** Files that a build creates, and files that a document tells the reader to create. */
const createdLater =
  /warranty|my-analyzer|\.env$|^\.cache\/|^nginx-(maps|headers)\.conf$|^(editor-)?(headers|addresses)\.json$/;
const aboutOtherProjects = ["app/content/views/geography/README.md"];

test.each(documents.filter((file) => !aboutOtherProjects.includes(file)))(
  "all files that %s mentions exist",
  (document) => {
    const named = [
      ...readFileSync(document, "utf8").matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|yaml|json|conf|md))`/g),
    ];
    const missing = named
      .map(([, path = ""]) => path)
      .filter((path) => !createdLater.test(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`)));
    expect(missing).toEqual([]);
  },
);

test.each(documents)("all files to which %s links exist", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  const missing = links
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(join(dirname(document), path)));
  expect(missing).toEqual([]);
});
