import { entryPath } from "#app/content/catalogue/addresses.ts";
import { groupLine, supplyFacts } from "#app/content/catalogue/facts.ts";
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
  const link = categoryLink(category);
  const { name, lead, seo, groups, cta } = supply;
  return {
    name,
    lead,
    seo,
    groups: groups.map((group) => ({
      ...group,
      line: groupLine(site, group),
      shared: sharedFacts(group.products),
      products: group.products.map((item) => ({
        ...item,
        facts: supplyFacts(item),
        tests: testsWith(site, item),
      })),
    })),
    note: site.productTexts.supplyNote,
    cta,
    canonical: entryPath(supply),
    category: link,
    trail: catalogueTrail(link, { label: name }),
    back: { label: `Volver a ${inSentence(link.label)}`, to: link.to },
    picture: site.picture(supply.picture),
    elevation: category.elevation,
    sheet: site.download(supply.id),
  };
}

/** Returns the badges and the pack that all items of a group share. The group's head shows them. */
function sharedFacts(products: readonly SupplyItem[]): string[] {
  const [first] = products;
  const facts = [first?.badges[0], first?.badges[1], first?.pack];
  const isShared = (fact: string) =>
    products.every(({ badges, pack }) => badges.includes(fact) || pack === fact);
  return facts.flatMap((fact) => (fact && isShared(fact) ? fact : []));
}

/** Maximum number of tests listed for a tube, and maximum total length of their names in characters. */
const maxTests = 4;
const maxNamesLength = 34;

function testsWith(site: Site, { name, cap }: SupplyItem) {
  const tests = cap ? site.testsWith(name) : [];
  const examples = site.containers.find(({ item }) => item?.item.name === name)?.examples ?? [];
  const typical = examples.flatMap((id) => tests.find((test) => test.id === id) ?? []);
  const candidates = [...new Set([...typical, ...tests])].slice(0, maxTests);
  const named = candidates.filter((_, index) => {
    const names = candidates.slice(0, index + 1).map((test) => test.name);
    return index === 0 || names.join(", ").length <= maxNamesLength;
  });
  const links = named.map((test) => ({ label: test.name, to: testPath(test.id) }));
  const others = tests.length - named.length;
  return others > 0 ? [...links, { label: `${others} más`, to: `${testsPath}?tubo=${cap}` }] : links;
}
