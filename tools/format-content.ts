/** Rewrites all content, including the fixtures, as the editor would save it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { formatContent, unformatted } from "./editor/format-content.ts";

for (const root of [".", "tests/fixtures"]) {
  for (const file of unformatted(root)) {
    const path = join(root, file);
    writeFileSync(path, formatContent(file, parse(readFileSync(path, "utf8"))));
  }
}
