import type { CatalogueContent, Category, Equipment, Panel, Supply } from "#app/content/schema/files.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { memoize } from "#app/lib/memoize.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import { type Download, download } from "./downloads.ts";
import { cardSuffix, type PictureFile } from "./pictures.ts";
import { greatestAmount } from "./specifications.ts";

/** Any entry that has a page below its category. */
export type Entry = Equipment | Panel | Supply;

/** The content, without the texts of the fixed pages, and the look-ups that pages need. */
export type Site = CatalogueContent & Lookups;

type Lookups = {
  category(id: string): Category | undefined;
  equipment(id: string): Equipment | undefined;
  entry(id: string): Entry | undefined;
  /** Returns a category's products, series, panels and supplies in order, without the models of a series. */
  entriesOf(category: string): Entry[];
  modelsOf(series: string): Extract<Equipment, { kind: "model" }>[];
  /** Groups a category's products and models by their amount on its scale, in ascending order. */
  onScale(category: string): { amount: number; members: Equipment[] }[];
  /** Lists files of entries without a picture, which show a drawn elevation. */
  withoutPicture(): string[];
  picture(reference: PictureReference): Picture | undefined;
  /** The same picture in the shape of a card, 4:3. */
  cardPicture(reference: PictureReference): Picture | undefined;
  /** Returns a data sheet or brochure by file name. */
  download(name: string): Download | undefined;
};

type PictureReference = { file: string; alt: string } | undefined;

/** Adds lookups to the content and caches their results. */
export function indexContent<Content extends CatalogueContent>(
  content: Content,
  pictures: Record<string, PictureFile>,
  sheets: Record<string, number>,
): Content & Lookups {
  const categories = [...content.categories].sort(byOrder);
  const entries: Entry[] = [...content.products, ...content.panels, ...content.supplies].sort(byOrder);
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const equipmentById = new Map(content.products.map((item) => [item.id, item]));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const models = [...content.products].filter((item) => item.kind === "model").sort(byOrder);
  const standing = groupBy(
    entries.filter((entry) => entry.kind !== "model"),
    (entry) => entry.category,
  );
  function picture(reference: PictureReference): Picture | undefined {
    const file = reference && pictures[reference.file];
    return file && { ...file, name: reference.file, alt: reference.alt };
  }
  return {
    ...content,
    categories,
    brands: [...content.brands].sort(byOrder),
    category: (id) => categoriesById.get(id),
    equipment: (id) => equipmentById.get(id),
    entry: (id) => entriesById.get(id),
    entriesOf: (category) => standing.get(category) ?? [],
    modelsOf: (series) => models.filter((model) => model.series === series),
    // Every page of the category asks for it.
    onScale: memoize((id) => placesOnScale(categoriesById.get(id), content.products)),
    withoutPicture: () =>
      (["products", "panels", "supplies"] as const).flatMap((folder) =>
        content[folder].filter((entry) => !entry.picture).map((entry) => `${folder}/${entry.id}.yaml`),
      ),
    picture,
    cardPicture: (reference) =>
      reference && (picture({ ...reference, file: `${reference.file}${cardSuffix}` }) ?? picture(reference)),
    download: (name) => download(name, sheets[name]),
  };
}

function placesOnScale(category: Category | undefined, products: Equipment[]) {
  const places = new Map<number, Equipment[]>();
  for (const product of [...products].sort(byOrder)) {
    if (product.category !== category?.id || product.kind === "series") continue;
    const row = product.specifications?.find((item) => item.parameter === category.scale?.parameter);
    const amount = row && greatestAmount(row);
    if (amount === undefined) continue;
    const members = places.get(amount);
    if (members) members.push(product);
    else places.set(amount, [product]);
  }
  return [...places].map(([amount, members]) => ({ amount, members })).sort((a, b) => a.amount - b.amount);
}

function byOrder(a: { order: number }, b: { order: number }) {
  return a.order - b.order;
}
