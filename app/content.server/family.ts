import { formatNumber } from "#app/lib/format.ts";
import { axisSteps } from "#app/lib/scale.ts";
import { brandName } from "./cards.ts";
import type { Equipment } from "./schema/files.ts";
import type { Site } from "./site.ts";
import { greatestAmount } from "./specifications.ts";

type FamilyMark = { position: number; number: string; label: string; current: boolean };

/** Where a product stands among its siblings, on one true scale. */
export type Family = { title: string; caption: string; axis: string[]; marks: FamilyMark[] };

export function family(site: Site, product: Equipment): Family | undefined {
  const scale = site.category(product.category)?.scale;
  if (!scale) return undefined;
  const members = site.products.filter(
    (item) => item.category === product.category && item.kind !== "series",
  );
  const current =
    product.kind === "series" ? site.modelsOf(product.id).map((model) => model.id) : [product.id];
  const byAmount = new Map<number, Equipment[]>();
  for (const member of [...members].sort((a, b) => a.order - b.order)) {
    const row = member.specifications?.find((item) => item.parameter === scale.parameter);
    const amount = row && greatestAmount(row.value);
    if (amount !== undefined) byAmount.set(amount, [...(byAmount.get(amount) ?? []), member]);
  }
  const marks = [...byAmount]
    .sort(([a], [b]) => a - b)
    .map(([amount, group]) => ({
      position: amount / scale.max,
      number: formatNumber(amount),
      label: groupLabel(site, group),
      current: group.some((member) => current.includes(member.id)),
    }));
  if (marks.length < 2 || !marks.some((mark) => mark.current)) return undefined;
  return {
    title: `Su lugar en ${scale.family}`,
    caption: scale.caption,
    axis: axisSteps(scale.max).map((step) => formatNumber(step)),
    marks: onlyLastCurrent(marks),
  };
}

/** One needle per rule: of several models of a series, the fastest carries it. */
function onlyLastCurrent(marks: FamilyMark[]): FamilyMark[] {
  const last = marks.findLastIndex((mark) => mark.current);
  return marks.map((mark, index) => ({ ...mark, current: index === last }));
}

function groupLabel(site: Site, group: Equipment[]): string {
  const [first] = group;
  if (group.length > 3 && first?.kind === "model") {
    const series = site.equipment(first.series);
    const brand = series && brandName(site, series);
    return series ? (series.shortName ?? series.name.replace(`${brand} `, "")) : "";
  }
  return group.map((member) => member.shortName ?? member.name).join(" · ");
}
