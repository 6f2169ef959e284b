import type { Content } from "#app/content/read/content.ts";
import { entriesIn } from "./entries.ts";
import { byId, fault, unknownName, unknownNames } from "./faults.ts";

export function checkCategories(content: Content): string[] {
  const categories = byId(content.categories);
  return [
    ...entriesIn(content).flatMap(({ file, entry }) =>
      unknownName(categories, entry.category, file, "category"),
    ),
    ...content.productTexts.sheet.onRequest.flatMap((row, index) =>
      unknownNames(categories, row.categories, "pages/product.yaml", `sheet.onRequest[${index}].categories`),
    ),
    ...content.brands.flatMap((brand) =>
      unknownNames(categories, brand.categories, `brands/${brand.id}.yaml`, "categories"),
    ),
  ];
}

/** Checks that the menu contains every category once, and that every quick link is also in the main bar. */
export function checkNavigation({ navigation, ...content }: Content): string[] {
  const file = "navigation.yaml";
  const categories = byId(content.categories);
  const columns = navigation.menuColumns.flatMap((column) => column.categories);
  const forgotten = [...categories.keys()].filter((id) => !columns.includes(id));
  return [
    ...columns.flatMap((id, index) => {
      const field = `menuColumns (${index + 1}.ª categoría)`;
      return columns.indexOf(id) < index
        ? [fault(file, field, id, "está repetida")]
        : unknownName(categories, id, file, field);
    }),
    ...forgotten.map((id) => fault(file, "menuColumns", columns.join(", "), `falta la categoría ${id}`)),
    ...unknownNames(new Set(navigation.main.map(({ to }) => to)), navigation.quickLinks, file, "quickLinks"),
  ];
}
