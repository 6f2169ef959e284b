import { entryPath } from "#app/content/catalogue/addresses.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import { categoryPath } from "#app/lib/category-pages.ts";

export type SupplyPage = ReturnType<typeof supplyPage> & object;

export function supplyPage(site: Site, id: string) {
  const supply = site.supplies.find((item) => item.id === id);
  const category = supply && site.category(supply.category);
  if (!supply || !category) return undefined;
  const { name, lead, seo, groups, cta } = supply;
  return {
    name,
    lead,
    seo,
    groups,
    cta,
    canonical: entryPath(supply),
    crumbs: [
      { label: "Productos", to: "/productos" },
      { label: category.label, to: categoryPath(category.id) },
      { label: name },
    ],
    back: {
      label: `Volver a ${category.label.toLocaleLowerCase("es")}`,
      to: categoryPath(category.id),
    },
    picture: site.picture(supply.picture),
    elevation: category.elevation,
    sheet: site.download(supply.id),
  };
}
