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

/** Maximum number of tests listed for a tube. A link leads to the others. */
const mostTests = 4;

function testsWith(site: Site, { name, cap }: SupplyItem) {
  const tests = cap ? site.testsWith(name) : [];
  if (!cap || tests.length === 0) return undefined;
  const links = tests.slice(0, mostTests).map((test) => ({ label: test.name, to: testPath(test.id) }));
  const more = tests.length - links.length;
  return { links, more: more > 0 ? { label: `${more} más`, to: `${testsPath}?tubo=${cap}` } : undefined };
}
