/** The pages that the benchmarks load. The category is the largest one that has a panel of tests. */
import { entryPath } from "../app/content/catalogue/addresses.ts";
import { site } from "../app/content/site.ts";
import { categoryPath } from "../app/lib/addresses/category-pages.ts";
import { testsPath } from "../app/lib/addresses/test-address.ts";

const { categories, entriesOf } = site();
const [entries = []] = categories
  .map(({ id }) => entriesOf(id))
  .filter((entries) => entries.some(({ kind }) => kind === "test-panel"))
  .sort((one, other) => other.length - one.length);
const product = entries.find(({ kind }) => kind === "product");
const panel = entries.find(({ kind }) => kind === "test-panel");
if (!product || !panel) throw new Error("The benchmarks need a category with a test panel and a product.");

export const { id: productId, name: productName } = product;

export const pages = {
  home: "/",
  category: categoryPath(product.category),
  product: entryPath(product),
  panel: entryPath(panel),
  tests: testsPath,
  contact: "/contacto",
};

export type PageKind = keyof typeof pages;
const pageKinds: PageKind[] = ["home", "category", "product", "panel", "tests", "contact"];

/** Returns the named kinds of page, or all kinds if there are no names. Throws if a name is unknown. */
export function namedKinds(names: string[]): PageKind[] {
  const unknown = names.find((name) => !pageKinds.some((kind) => kind === name));
  if (unknown) throw new Error(`${unknown}: not one of ${pageKinds.join(", ")}`);
  return names.length > 0 ? pageKinds.filter((kind) => names.includes(kind)) : pageKinds;
}
