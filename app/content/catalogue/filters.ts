import type { Category, Equipment } from "#app/content/schema/files.ts";
import { axisSteps } from "#app/lib/drawing/axis.ts";
import { formatNumber, range } from "#app/lib/text/format.ts";
import { slug } from "#app/lib/text/slug.ts";
import { brandName } from "./cards.ts";
import { isEquipment, specificationOf } from "./equipment.ts";
import type { Entry, Site } from "./site.ts";
import { greatestAmount } from "./specifications.ts";

type FilterName = "marca" | "rendimiento" | "laboratorio";
type Option = { value: string; label: string; count: number };

/** `name` is the query parameter. */
export type Filter = { name: FilterName; label: string; options: Option[] };

/** An entry's values for the filters of its category. */
export type Facets = Partial<Record<FilterName, string[]>>;

/** A possible filter. The category shows it only if its products have different values. */
type Candidate = Omit<Filter, "options"> & {
  options: Omit<Option, "count">[];
  valuesOf: (product: Equipment) => string[];
};

/** Categories with fewer products than this have no filters. */
const minProducts = 3;

const laboratories = [
  { size: "small", value: "pequeno", label: "Pequeño" },
  { size: "medium", value: "mediano", label: "Mediano" },
  { size: "large", value: "grande", label: "Grande" },
] as const;

export function categoryFilters(site: Site, category: Category, entries: readonly Entry[]) {
  const products = entries.filter(isEquipment);
  const candidates = [
    brandFilter(site, products),
    ...throughputFilter(site, category),
    laboratoryFilter(site),
  ];
  const used = candidates.flatMap((candidate) => {
    const values = products.flatMap(candidate.valuesOf);
    const options = candidate.options
      .map(({ value, label }) => ({
        value,
        label,
        count: values.filter((each) => each === value).length,
      }))
      .filter((option) => option.count > 0);
    return products.length >= minProducts && options.length > 1 ? [{ ...candidate, options }] : [];
  });
  return {
    filters: used.map(({ name, label, options }): Filter => ({ name, label, options })),
    facetsOf: (entry: Entry): Facets | undefined =>
      isEquipment(entry) && used.length > 0
        ? Object.fromEntries(used.map(({ name, valuesOf }) => [name, valuesOf(entry)]))
        : undefined,
  };
}

function brandFilter(site: Site, products: readonly Equipment[]): Candidate {
  const names = new Set(products.flatMap((product) => brandName(site, product) ?? []));
  return {
    name: "marca",
    label: "Marca",
    options: [...names].sort().map((label) => ({ value: slug(label), label })),
    valuesOf(product) {
      const name = brandName(site, product);
      return name ? [slug(name)] : [];
    },
  };
}

/** Splits the category's scale into three bands, which end at numbers of the axis. */
function throughputFilter(site: Site, { scale }: Category): Candidate[] {
  const parameter = scale && site.parameters[scale.parameter];
  if (!parameter) return [];
  const steps = axisSteps(scale.max);
  const [low = 0, high = 0] = [1, 2].map((third) => steps[Math.round((third * (steps.length - 1)) / 3)]);
  const [from, to] = [formatNumber(low), formatNumber(high)];
  const bands = [
    { end: low, value: `hasta-${low}`, label: `Hasta ${from}` },
    { end: high, value: `${low}-${high}`, label: range(from, to) },
    { end: Number.POSITIVE_INFINITY, value: `mas-de-${high}`, label: `Más de ${to}` },
  ];
  return [
    {
      name: "rendimiento",
      label: `${parameter.label} (${scale.unit})`,
      options: bands,
      valuesOf(product) {
        const row = specificationOf(product, scale.parameter);
        const amount = row && greatestAmount(row);
        const band = bands.find((item) => amount !== undefined && amount <= item.end);
        return band ? [band.value] : [];
      },
    },
  ];
}

/** A series has the laboratory sizes of all its models. */
function laboratoryFilter(site: Site): Candidate {
  return {
    name: "laboratorio",
    label: "Tamaño del laboratorio",
    options: laboratories.map(({ value, label }) => ({ value, label })),
    valuesOf(product) {
      const sizes = [product, ...site.modelsOf(product.id)].flatMap((item) => item.laboratory ?? []);
      return laboratories.filter(({ size }) => sizes.includes(size)).map(({ value }) => value);
    },
  };
}
