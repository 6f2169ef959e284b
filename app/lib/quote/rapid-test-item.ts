import { slug } from "#app/lib/text/slug.ts";
import { type SupplyPlace, supplyItem } from "./supply-item.ts";

type RapidTest = { name: string; brand?: string; sample?: string; presentation?: string };

export function rapidTestItem(page: SupplyPlace, { name, brand, sample, presentation }: RapidTest) {
  return supplyItem(page, `${page.path}#${slug(name)}`, {
    name: `Prueba rápida: ${name}`,
    brand,
    pack: presentation,
    context: [page.name, sample, presentation],
  });
}
