import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { redirects } from "#app/content/schema/redirects.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { formatYaml } from "./format-yaml.ts";

/** Sends the address of a page that is removed to its category; earlier redirects to that page go there too. */
export function addRedirect(root: string, from: string | undefined) {
  if (!from) return;
  const file = join(root, "content/redirects.yaml");
  const list = existsSync(file) ? redirects.parse(parse(readFileSync(file, "utf8")) ?? []) : [];
  const to = categoryOf(from);
  const kept = list
    .filter((each) => each.from !== from)
    .map((each) => (each.to === from ? { ...each, to } : each));
  writeFileSync(file, formatYaml([...kept, { from, to }]));
}

/** «/productos/hematologia» of «/productos/hematologia/serie/modelo». */
function categoryOf(address: string): string {
  const [, , category = ""] = address.split("/");
  return categoryPath(category);
}
