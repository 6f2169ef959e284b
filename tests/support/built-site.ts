import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { client } from "../../tools/paths.ts";
import { pageFile } from "../../tools/prerender/page-file.ts";
import { addresses } from "./addresses.ts";
import { Page } from "./html.ts";

/** The paths of all files of the site, such as «/assets/…». */
export const files: readonly string[] = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll(sep, "/"));

export function fileOf(path: string): string {
  return join(client, extname(path) ? path : pageFile(path));
}

export function exists(path: string): boolean {
  return existsSync(fileOf(path));
}

export function read(path: string): Buffer {
  return readFileSync(fileOf(path));
}

/** Returns the bytes that a browser downloads: the brotli version if there is one. */
export function sentBytes(path: string): number {
  const file = fileOf(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const parsed = new Map<string, Page>();

export function pageAt(path: string): Page {
  const page = parsed.get(path) ?? new Page(read(path).toString("utf8"));
  parsed.set(path, page);
  return page;
}

export function builtPages() {
  return addresses.map((address) => ({ ...address, page: pageAt(address.path) }));
}

export const notFoundFile = "/404.html";

/** Includes the not-found page, which has no address. */
export function everyPage() {
  return [...builtPages(), { path: notFoundFile, page: pageAt(notFoundFile) }];
}
