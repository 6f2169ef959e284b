import { listAddresses } from "#app/content/addresses.ts";
import { indexContent } from "#app/content/catalogue/site.ts";
import type { Content } from "#app/content/read/content.ts";
import { formatPath } from "#app/content/read/parse.ts";
import { slug } from "#app/lib/text/slug.ts";
import { fault } from "./faults.ts";
import { fieldsIn } from "./fields.ts";

type Link = { file: string; field: string; to: string };

/** Checks that links lead to pages and to the anchors of `partsOf`, and that no redirect hides a page. */
export function checkLinks(content: Content): string[] {
  const site = indexContent(content, {}, {});
  const pages = new Map(listAddresses(site).map(({ path, id }) => [path, partsOf(content, id)]));
  const used = content.redirects.flatMap(({ from }, index) =>
    pages.has(from)
      ? [fault("redirects.yaml", `[${index}].from`, from, "el sitio tiene esa página; borre esta fila")]
      : [],
  );
  const lost = linksOf(content).flatMap(({ file, field, to }) => {
    const [path = "", part] = to.split("#");
    if (!pages.has(path)) return [fault(file, field, to, "el sitio no tiene esa página")];
    const parts = pages.get(path);
    if (!part || !parts || parts.includes(part)) return [];
    return [fault(file, field, to, `después de # se admite: ${parts.join(", ")}`)];
  });
  return [...used, ...lost];
}

/** Returns the anchors of a page's groups and products, or undefined if the code defines its anchors. */
function partsOf({ panels, supplies }: Content, id: string | undefined): string[] | undefined {
  const panel = panels.find((item) => item.id === id);
  const supply = supplies.find((item) => item.id === id);
  const groups = panel?.groups ?? supply?.groups;
  const items = supply?.groups.flatMap((group) => group.products) ?? [];
  return groups && [...groups, ...items].map(({ name }) => slug(name));
}

function linksOf({ navigation, redirects, pages, categories, vocabulary }: Content): Link[] {
  return [
    ...linksIn(navigation, "navigation.yaml"),
    ...linksIn(redirects, "redirects.yaml"),
    ...Object.entries(pages).flatMap(([id, page]) => linksIn(page, `pages/${id}.yaml`)),
    ...linksIn(vocabulary.notOffered, "vocabulary/not-offered.yaml"),
    ...linksIn(vocabulary.places, "vocabulary/places.yaml"),
    ...linksIn(vocabulary.faults, "vocabulary/faults.yaml"),
    ...categories.flatMap((category) => linksIn(category, `categories/${category.id}.yaml`)),
  ];
}

/** Links are in fields named «to» or «path». A value without a leading slash is not an address. */
function linksIn(content: unknown, file: string): Link[] {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const isLink = ["to", "path"].includes(String(path.at(-1)));
    if (!isLink || typeof value !== "string" || !value.startsWith("/")) return [];
    return [{ file, field: formatPath(path), to: value }];
  });
}
