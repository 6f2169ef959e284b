import type { Content } from "#app/content/read/content.ts";
import { entriesIn } from "./entries.ts";
import { byId, fault, unknownName, unknownNames } from "./faults.ts";

export function checkBrands(content: Content): string[] {
  const brands = byId(content.brands);
  return [
    ...content.products.flatMap((product) =>
      unknownName(brands, product.brand, `products/${product.id}.yaml`, "brand"),
    ),
    ...content.panels.flatMap((panel) => {
      if (panel.kind !== "rapid-panel") return [];
      const file = `panels/${panel.id}.yaml`;
      return [
        ...unknownNames(brands, panel.brands, file, "brands"),
        ...panel.groups.flatMap(({ tests }, place) =>
          tests.flatMap(({ brand }, index) =>
            unknownName(brands, brand, file, `groups[${place}].tests[${index}].brand`),
          ),
        ),
      ];
    }),
  ];
}

export function checkSeries(content: Content): string[] {
  const products = byId(content.products);
  const categories = byId(content.categories);
  return content.products.flatMap((product) => {
    const file = `products/${product.id}.yaml`;
    if (product.kind === "series") {
      if (!product.viaCategoryAlias || categories.get(product.category)?.alias) return [];
      return [fault(file, "viaCategoryAlias", "true", `la categoría ${product.category} no tiene alias`)];
    }
    if (product.kind !== "model") return [];
    const series = products.get(product.series);
    if (series?.kind !== "series") {
      return [fault(file, "series", product.series, "no es una serie de products/")];
    }
    if (series.category === product.category) return [];
    return [fault(file, "category", product.category, `la serie está en ${series.category}`)];
  });
}

/** Checks that the analyzers of panels exist. Except in `also`, a group lists only analyzers of its panel. */
export function checkAnalyzers(content: Content): string[] {
  const products = byId(content.products);
  return content.panels.flatMap((panel) => {
    if (panel.kind === "rapid-panel") return [];
    const file = `panels/${panel.id}.yaml`;
    const own = new Set(panel.analyzers);
    return [
      ...unknownNames(products, panel.analyzers, file, "analyzers"),
      ...panel.groups.flatMap((group, index) =>
        unknownNames(own, group.analyzers, file, `groups[${index}].analyzers`),
      ),
      ...panel.groups.flatMap(({ also = [] }, place) =>
        also.flatMap(({ analyzers }, index) =>
          unknownNames(products, analyzers, file, `groups[${place}].also[${index}].analyzers`),
        ),
      ),
    ];
  });
}

export function checkShown(content: Content): string[] {
  const { featured, leaders, workload } = content.pages.home;
  const areas = content.categories.filter((category) => category.workload);
  const entries = new Set(entriesIn(content).map(({ entry }) => entry.id));
  const home = "pages/home.yaml";
  return [
    ...content.brands.flatMap((brand) =>
      unknownName(entries, brand.showcase, `brands/${brand.id}.yaml`, "showcase"),
    ),
    ...featured.items.flatMap((item, index) =>
      unknownName(entries, item.product, home, `featured.items[${index}].product`),
    ),
    ...unknownName(byId(content.products), leaders.product, home, "leaders.product"),
    ...unknownName(byId(areas), workload.area, home, "workload.area"),
  ];
}
