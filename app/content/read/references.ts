import { greatestAmount } from "#app/content/catalogue/specifications.ts";
import type { Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { Content } from "./content.ts";
import { formatPath } from "./parse.ts";

/** Checks every reference between files. Returns one line per fault. */
export function checkReferences(content: Content, pictures: Set<string>): string[] {
  const faults: string[] = [];
  const categories = new Map(content.categories.map((category) => [category.id, category]));
  const brands = new Set(content.brands.map((brand) => brand.id));
  const products = new Map(content.products.map((product) => [product.id, product]));
  const entries = new Set([...products.keys(), ...content.panels.map(key), ...content.supplies.map(key)]);
  const parameters = new Set(Object.keys(content.parameters));

  function fault(file: string, field: string, found: string, allowed: string) {
    faults.push(`content/${file}: ${field}: se encontró «${found}»; ${allowed}`);
  }

  function expect(
    known: { has(id: string): boolean; keys(): Iterable<string> },
    found: string,
    file: string,
    field: string,
  ) {
    if (!known.has(found)) fault(file, field, found, `se admite: ${[...known.keys()].sort().join(", ")}`);
  }

  function checkPictures(value: unknown, file: string, path: PropertyKey[] = []) {
    if (typeof value !== "object" || value === null) return;
    for (const [field, child] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(field) : field];
      if (field === "picture" && typeof child === "object" && child !== null && "file" in child) {
        const name = String(child.file);
        if (!pictures.has(name))
          fault(file, formatPath([...at, "file"]), name, "no hay ese archivo en images/");
      } else checkPictures(child, file, at);
    }
  }

  function checkSpecifications(specifications: Specification[] | undefined, file: string, field: string) {
    specifications?.forEach((row, index) => {
      expect(parameters, row.parameter, file, `${field}[${index}].parameter`);
    });
    const names = specifications?.map((row) => row.parameter) ?? [];
    names.forEach((name, index) => {
      if (names.indexOf(name) < index) fault(file, `${field}[${index}].parameter`, name, "está repetido");
    });
  }

  function checkEquipment(product: Equipment) {
    const file = `products/${product.id}.yaml`;
    expect(categories, product.category, file, "category");
    if (product.brand) expect(brands, product.brand, file, "brand");
    checkSpecifications(product.specifications, file, "specifications");
    checkSpecifications(product.cardSpecifications, file, "cardSpecifications");
    const own = new Set(product.specifications?.map((row) => row.parameter));
    product.figures?.forEach((name, index) => {
      expect(own, name, file, `figures[${index}]`);
    });
    if (product.headline) expect(own, product.headline, file, "headline");
    checkScale(product, file);
    if (product.kind === "model") {
      product.cardParameters.forEach((name, index) => {
        expect(own, name, file, `cardParameters[${index}]`);
      });
      const series = products.get(product.series);
      if (series?.kind !== "series") fault(file, "series", product.series, "no es una serie de products/");
      else if (series.category !== product.category) {
        fault(file, "category", product.category, `la serie está en ${series.category}`);
      }
    }
    if (product.kind === "series") {
      product.catalogueModels.forEach((model, index) => {
        checkSpecifications(model.specifications, file, `catalogueModels[${index}].specifications`);
      });
      if (product.viaCategoryAlias && !categories.get(product.category)?.alias) {
        fault(file, "viaCategoryAlias", "true", `la categoría ${product.category} no tiene alias`);
      }
    }
  }

  function checkScale(product: Equipment, file: string) {
    const scale = categories.get(product.category)?.scale;
    const row = product.specifications?.find((item) => item.parameter === scale?.parameter);
    const greatest = row && greatestAmount(row);
    if (scale && row && greatest !== undefined && greatest > scale.max) {
      fault(file, row.parameter, String(greatest), `la escala de la categoría termina en ${scale.max}`);
    }
  }

  for (const product of content.products) checkEquipment(product);
  for (const category of content.categories) {
    if (category.scale)
      expect(parameters, category.scale.parameter, `categories/${category.id}.yaml`, "scale.parameter");
  }
  for (const brand of content.brands) {
    brand.categories.forEach((name, index) => {
      expect(categories, name, `brands/${brand.id}.yaml`, `categories[${index}]`);
    });
    if (brand.showcase) expect(entries, brand.showcase, `brands/${brand.id}.yaml`, "showcase");
  }
  for (const panel of content.panels) {
    const file = `panels/${panel.id}.yaml`;
    expect(categories, panel.category, file, "category");
    if (panel.kind === "rapid-panel") continue;
    panel.analyzers.forEach((name, index) => {
      expect(products, name, file, `analyzers[${index}]`);
    });
    panel.groups.forEach((group, index) => {
      group.analyzers?.forEach((name, at) => {
        expect(new Set(panel.analyzers), name, file, `groups[${index}].analyzers[${at}]`);
      });
    });
  }
  for (const supply of content.supplies)
    expect(categories, supply.category, `supplies/${supply.id}.yaml`, "category");
  for (const [index, item] of content.pages.home.featured.items.entries()) {
    expect(entries, item.product, "pages/home.yaml", `featured.items[${index}].product`);
  }
  expect(products, content.pages.home.leaders.product, "pages/home.yaml", "leaders.product");
  for (const list of ["features", "specifications", "service"] as const) {
    if (list !== "features") checkSpecifications(content.productTexts[list], "pages/product.yaml", list);
  }
  content.productTexts.sheet.onRequest.forEach(({ unless }, index) => {
    if (unless) expect(parameters, unless, "pages/product.yaml", `sheet.onRequest[${index}].unless`);
  });
  checkNavigation(content, categories, expect, fault);
  for (const kind of ["products", "panels", "supplies"] as const) {
    for (const entry of content[kind]) checkPictures(entry, `${kind}/${entry.id}.yaml`);
  }
  for (const [page, value] of Object.entries(content.pages)) checkPictures(value, `pages/${page}.yaml`);
  return faults;
}

type Expect = (known: Map<string, unknown>, found: string, file: string, field: string) => void;
type Fault = (file: string, field: string, found: string, allowed: string) => void;

function checkNavigation(content: Content, categories: Map<string, unknown>, expect: Expect, fault: Fault) {
  const file = "navigation.yaml";
  const columns = content.navigation.menuColumns.flat();
  columns.forEach((name, index) => {
    expect(categories, name, file, `menuColumns (${index + 1}.ª categoría)`);
  });
  for (const name of categories.keys()) {
    if (!columns.includes(name)) fault(file, "menuColumns", columns.join(", "), `falta la categoría ${name}`);
  }
  const main = new Map(content.navigation.main.map((item) => [item.to, item]));
  content.navigation.quickLinks.forEach((to, index) => {
    expect(main, to, file, `quickLinks[${index}]`);
  });
}

function key(entry: { id: string }) {
  return entry.id;
}
