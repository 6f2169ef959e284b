import type { CatalogueContent, Category, Equipment } from "#app/content/schema/files.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { memoize } from "#app/lib/memoize.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import { download } from "./downloads.ts";
import type { Entry, EntryLookups, PictureReference, TestSource } from "./lookups.ts";
import { cardSuffix, type PictureFile } from "./pictures.ts";
import { greatestAmount } from "./specifications.ts";
import type { TestDirectory } from "./test-types.ts";
import { indexTests } from "./tests.ts";

export type { Entry } from "./lookups.ts";

/** The content without the texts of the fixed pages, but with the lookups that pages need. */
export type Site = CatalogueContent & Lookups;

type Lookups = EntryLookups & TestDirectory;

export function indexContent<Content extends CatalogueContent>(
  content: Content,
  pictures: Record<string, PictureFile>,
  sheets: Record<string, number>,
): Content & Lookups {
  const categories = [...content.categories].sort(byOrder);
  const entries: Entry[] = [...content.products, ...content.panels, ...content.supplies].sort(byOrder);
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const equipmentById = new Map(content.products.map((item) => [item.id, item]));
  const testFilesById = new Map(content.testFiles.map((file) => [file.id, file]));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const models = [...content.products].filter((item) => item.kind === "model").sort(byOrder);
  const inCategory = groupBy(
    entries.filter((entry) => entry.kind !== "model"),
    (entry) => entry.category,
  );
  function picture(reference: PictureReference): Picture | undefined {
    const file = reference && pictures[reference.file];
    if (!file) return undefined;
    const { body: _, ...shown } = file;
    return { ...shown, name: reference.file, alt: reference.alt };
  }
  const lookups: Content & EntryLookups = {
    ...content,
    categories,
    brands: [...content.brands].sort(byOrder),
    category: (id) => categoriesById.get(id),
    equipment: (id) => equipmentById.get(id),
    entry: (id) => entriesById.get(id),
    testFile: (id) => testFilesById.get(id),
    entriesOf: (category) => inCategory.get(category) ?? [],
    modelsOf: (series) => models.filter((model) => model.series === series),
    // Cached, because every product page of the category needs this list.
    onScale: memoize((id) => placesOnScale(categoriesById.get(id), content.products)),
    withoutPicture: () =>
      (["products", "panels", "supplies"] as const).flatMap((folder) =>
        content[folder].filter((entry) => !entry.picture).map((entry) => `${folder}/${entry.id}.yaml`),
      ),
    picture,
    pictureBody: (reference) => reference && pictures[reference.file]?.body,
    cardPicture: (reference) =>
      reference && (picture({ ...reference, file: `${reference.file}${cardSuffix}` }) ?? picture(reference)),
    download: (name) => download(name, sheets[name]),
  };
  return withTests(lookups);
}

/** Resolves the laboratory tests on first use, because some callers need none. */
function withTests<Source extends TestSource>(source: Source): Source & TestDirectory {
  let cached: TestDirectory | undefined;
  const directory = () => {
    cached ??= indexTests(source);
    return cached;
  };
  return {
    ...source,
    get tests() {
      return directory().tests;
    },
    get containers() {
      return directory().containers;
    },
    test: (id) => directory().test(id),
    testsOf: (equipment) => directory().testsOf(equipment),
    testsWith: (item) => directory().testsWith(item),
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
