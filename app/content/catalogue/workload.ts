import type { Category, Equipment } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { ProductRef } from "#app/lib/shapes.ts";
import { formatNumber, inWords, withUnit } from "#app/lib/text/format.ts";
import { ratePerHour, unitOf } from "#app/lib/workload.ts";
import { equipmentCard } from "./cards.ts";
import { isEquipment, publishedSize, specificationOf } from "./equipment.ts";
import type { Site } from "./site.ts";
import { bounds, quantity } from "./specifications.ts";

export type Analyzer = ProductRef & {
  equipment: "single" | "series";
  /** Results per hour, calculated from the seconds per result if necessary. */
  rate?: number;
  /** The rate as published: «hasta 600 pruebas/h por módulo», «96 s por resultado ≈ 37,5 muestras/h». */
  nominal?: string;
  /** Maximum number of modules. */
  modules?: number;
  /** Width of one module in centimetres. */
  width?: number;
  /** The models of a series, if all of them have the same rate. */
  models?: (ProductRef & { equipment: "single"; detail: string })[];
};

export type WorkloadArea = NonNullable<Category["workload"]> & {
  id: string;
  label: string;
  analyzers: Analyzer[];
};

type Rate = { rate: number; nominal: string };

export function workloadArea(site: Site, category: Category): WorkloadArea | undefined {
  const { id, label, workload } = category;
  if (!workload) return undefined;
  const analyzers = site
    .entriesOf(id)
    .filter(isEquipment)
    .flatMap((product) => analyzersOf(site, product, workload.counts));
  if (!analyzers.some(({ rate }) => rate)) return undefined;
  return { ...workload, id, label, analyzers: analyzers.sort(fastestFirst) };
}

/** If a series has several models with the same rate, returns it as one analyzer, otherwise each model. */
function analyzersOf(site: Site, product: Equipment, counts: string): Analyzer[] {
  if (product.kind !== "series") return [analyzer(site, product, counts)];
  const models = site.modelsOf(product.id);
  const rates = new Set(models.map((model) => rateOf(site, model, counts)?.rate));
  const [first] = models;
  if (!first || models.length === 1 || rates.size > 1) {
    return models.map((model) => analyzer(site, model, counts));
  }
  const own = { ...analyzer(site, product, counts), ...rateOf(site, first, counts) };
  return [{ ...own, models: models.map((model) => modelLine(site, model)) }];
}

function analyzer(site: Site, product: Equipment, counts: string): Analyzer {
  return {
    ...reference(site, product),
    equipment: product.kind === "series" ? "series" : "single",
    ...rateOf(site, product, counts),
    modules: modulesOf(site, product),
    width: publishedSize(product)?.width,
  };
}

function reference(site: Site, product: Equipment): ProductRef {
  const { id, name, shortName, brand, path, picture } = equipmentCard(site, product);
  return { id, name, shortName, brand, path, picture: picture && { ...picture, alt: "" } };
}

/** Describes a model by the first two values of its card that the workload tool does not use. */
function modelLine(site: Site, model: Extract<Equipment, { kind: "model" }>) {
  const details = model.cardParameters.flatMap((name) => {
    const row = specificationOf(model, name);
    const parameter = site.parameters[name];
    if (!row || !parameter || parameter.workload) return [];
    return [`${row.label ?? parameter.label}: ${inWords(quantity(row, parameter))}`];
  });
  return { ...reference(site, model), equipment: "single" as const, detail: details.slice(0, 2).join(" · ") };
}

/** Results per hour take precedence over seconds per result. */
export function rateOf(site: Site, product: Equipment, counts: string): Rate | undefined {
  for (const role of ["per-hour", "seconds-each"] as const) {
    for (const row of product.specifications ?? []) {
      const parameter = site.parameters[row.parameter];
      const amount = parameter?.workload === role ? leastPromised(row, role) : undefined;
      if (!parameter || !amount) continue;
      const published = inWords({ ...quantity(row, parameter), note: undefined });
      if (role === "per-hour") return { rate: amount, nominal: published };
      const rate = ratePerHour(amount);
      const rounded = Math.round(rate * 10) / 10;
      const perHour = withUnit(formatNumber(rounded), unitOf(rounded, counts));
      const sign = row.lessThan === undefined ? "≈\u00a0" : "≥\u00a0";
      return { rate, nominal: `${published} por resultado ${sign}${perHour}/h` };
    }
  }
  return undefined;
}

/** Returns the less favourable end of a range: fewer results per hour, or more seconds per result. */
function leastPromised(row: Specification, role: "per-hour" | "seconds-each"): number | undefined {
  const stated = bounds(row);
  return role === "per-hour" ? (stated?.low ?? stated?.high) : stated?.high;
}

function modulesOf(site: Site, product: Equipment): number | undefined {
  const row = product.specifications?.find((item) => site.parameters[item.parameter]?.workload === "modules");
  const max = row && bounds(row)?.high;
  return max && max > 1 ? max : undefined;
}

/** Compares the rates of analyzers with all their modules. Analyzers without a rate come last. */
function fastestFirst(a: Analyzer, b: Analyzer): number {
  return (b.rate ?? 0) * (b.modules ?? 1) - (a.rate ?? 0) * (a.modules ?? 1);
}
