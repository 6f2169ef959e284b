import { entryPath } from "#app/content/catalogue/addresses.ts";
import { supplyFacts } from "#app/content/catalogue/facts.ts";
import { categoryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { SupplyItem } from "#app/content/schema/files.ts";
import { testPath, testsPath } from "#app/lib/addresses/test-address.ts";
import { catalogueTrail } from "#app/lib/addresses/trail.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";

export type SupplyPage = ReturnType<typeof supplyPage> & object;

export function supplyPage(site: Site, id: string) {
  const supply = site.supplies.find((item) => item.id === id);
  const category = supply && site.category(supply.category);
  if (!supply || !category) return undefined;
  const place = categoryLink(category);
  const { name, lead, seo, groups, cta } = supply;
  return {
    name,
    lead,
    seo,
    groups: groups.map(({ products, ...group }) => ({
      ...group,
      shared: sharedFacts(products),
      products: products.map((item) => ({ ...item, facts: supplyFacts(item), tests: testsWith(site, item) })),
    })),
    note: site.productTexts.supplyNote,
    cta,
    canonical: entryPath(supply),
    category: place,
    trail: catalogueTrail(place, { label: name }),
    back: { label: `Volver a ${inSentence(place.label)}`, to: place.to },
    picture: site.picture(supply.picture),
    elevation: category.elevation,
    sheet: site.download(supply.id),
  };
}

/** What all items of a group have in common is said once, at its head. */
function sharedFacts(products: readonly SupplyItem[]): string[] {
  const [first] = products;
  const facts = [first?.badges[0], first?.badges[1], first?.pack];
  const isShared = (fact: string) =>
    products.every(({ badges, pack }) => badges.includes(fact) || pack === fact);
  return facts.flatMap((fact) => (fact && isShared(fact) ? fact : []));
}

/** Links a tube to the tests that need it. */
function testsWith(site: Site, { name, cap }: SupplyItem) {
  const [only, ...others] = cap ? site.testsWith(name) : [];
  if (!only) return undefined;
  if (others.length === 0) return { label: only.name, to: testPath(only.id) };
  return { label: `${others.length + 1} pruebas`, to: `${testsPath}?tubo=${cap}` };
}
