import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../../tools/prerender/page-file.ts";
import { Page } from "./html.ts";

const parsed = new Map<string, Page>();

export function frozenPage(path: string): Page {
  const page = parsed.get(path) ?? new Page(readFileSync(fileOf(path), "utf8"));
  parsed.set(path, page);
  return page;
}

function fileOf(path: string): string {
  const file = path.endsWith(".html") ? path : pageFile(path);
  return join("tests/fixtures/build/client", file);
}
