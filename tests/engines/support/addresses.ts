import { readFileSync } from "node:fs";
import type { Tab } from "./tab.ts";

export const addresses: string[] = JSON.parse(readFileSync("build/deploy/addresses.json", "utf8"));

const depth = (path: string) => path.split("/").length - 1;
export const categories = addresses.filter((path) => path.startsWith("/productos/") && depth(path) === 2);
export const entries = addresses.filter((path) => path.startsWith("/productos/") && depth(path) === 3);

/** Opens pages until a page shows at least `min` matches, so that journeys do not depend on the content. */
export async function openFirstWith(tab: Tab, paths: string[], selector: string, min = 1): Promise<string> {
  for (const path of paths) {
    await tab.open(path);
    if ((await tab.all(selector)).length >= min) return path;
  }
  throw new Error(`no page shows ${min} × ${selector}`);
}
