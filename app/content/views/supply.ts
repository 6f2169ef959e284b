import { entryPath } from "#app/content/catalogue/addresses.ts";
import { supplyFacts } from "#app/content/catalogue/facts.ts";
import { categoryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
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
      products: products.map((item) => ({ ...item, facts: supplyFacts(item) })),
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
