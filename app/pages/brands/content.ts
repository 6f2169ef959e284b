import type { z } from "zod";
import { isEquipment } from "#app/content/catalogue/equipment.ts";
import { categoryLink, entryLink } from "#app/content/catalogue/links.ts";
import type { Site } from "#app/content/catalogue/site.ts";
import type { Brand } from "#app/content/schema/files.ts";
import { fields } from "#app/content/schema/form.ts";
import { callToAction, pageStart, sentences, title, titledText } from "#app/content/schema/shared.ts";

export type BrandView = ReturnType<typeof brandView>;

export const schema = fields("Marcas", {
  ...pageStart,
  direct: titledText.meta({ title: "Importación directa" }),
  all: fields("Todas las marcas", { title, note: sentences.meta({ title: "Nota" }) }),
  cta: callToAction,
});

export function view(page: z.output<typeof schema>, site: Site) {
  return { page, brands: site.brands.map((brand) => brandView(site, brand)) };
}

function brandView(site: Site, brand: Brand) {
  const { id, name, place, description, area, importation, wordmark } = brand;
  const showcase = brand.showcase ? site.entry(brand.showcase) : undefined;
  const category = site.category(showcase?.category ?? brand.categories[0] ?? "");
  return {
    id,
    name,
    place,
    description,
    area,
    importation,
    wordmark,
    picture: site.picture(showcase?.picture),
    elevation: category?.elevation ?? "bench",
    categories: brand.categories.flatMap((item) => site.category(item) ?? []).map(categoryLink),
    entries: entriesOf(site, brand).map(entryLink),
  };
}

function entriesOf(site: Site, brand: Brand) {
  return brand.categories.flatMap((category) =>
    site
      .entriesOf(category)
      .filter((entry) => (isEquipment(entry) ? entry.brand === brand.id : entry.kind === "rapid-panel")),
  );
}
