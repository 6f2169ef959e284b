import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { redirects } from "#app/content/schema/redirects.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { formatYaml } from "./format-yaml.ts";

/** Redirects a removed page's address to its category. Earlier redirects to the page then lead there too. */
export function addRedirect(root: string, from: string | undefined) {
  if (!from) return;
  const file = join(root, "content/redirects.yaml");
  const list = existsSync(file) ? redirects.parse(parse(readFileSync(file, "utf8")) ?? []) : [];
  const to = categoryOf(from);
  const updated = list
    .filter((each) => each.from !== from)
    .map((each) => (each.to === from ? { ...each, to } : each));
  writeFileSync(file, formatYaml([...updated, { from, to }]));
}

/** Returns «/productos/hematologia» for «/productos/hematologia/serie/modelo». */
function categoryOf(address: string): string {
  const [, , category = ""] = address.split("/");
  return categoryPath(category);
}
