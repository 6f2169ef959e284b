import type { Equipment } from "#app/content/schema/files.ts";
import { axisSteps, shareOf } from "#app/lib/drawing/axis.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { brandName } from "./cards.ts";
import type { Site } from "./site.ts";

/** Maximum number of products whose names share one label. */
const maxNames = 3;

type FamilyMark = { position: number; number: string; label: string; current?: boolean };

export type Family = { title: string; caption: string; axis: string[]; marks: FamilyMark[] };

export function family(site: Site, product: Equipment): Family | undefined {
  const scale = site.category(product.category)?.scale;
  if (!scale) return undefined;
  const current =
    product.kind === "series" ? site.modelsOf(product.id).map((model) => model.id) : [product.id];
  const marks = site.onScale(product.category).map(({ amount, members }) => {
    const own = members.find((member) => current.includes(member.id));
    return {
      position: shareOf(amount, scale.max),
      number: formatNumber(amount),
      label: groupLabel(site, members, own),
      current: own !== undefined,
    };
  });
  if (marks.length < 2 || !marks.some((mark) => mark.current)) return undefined;
  return {
    title: `Su lugar en ${scale.family}`,
    caption: scale.caption,
    axis: axisSteps(scale.max).map((step) => formatNumber(step)),
    marks: onlyLastCurrent(marks),
  };
}

/** The drawing has one needle, so only one mark is current: for a series, the mark with the highest value. */
function onlyLastCurrent(marks: FamilyMark[]): FamilyMark[] {
  const last = marks.map((mark) => mark.current).lastIndexOf(true);
  return marks.map((mark, index) => ({ ...mark, current: index === last || undefined }));
}

function groupLabel(site: Site, group: Equipment[], own: Equipment | undefined): string {
  const [first] = group;
  if (group.length > maxNames && first?.kind === "model") {
    const series = site.equipment(first.series);
    const brand = series && brandName(site, series);
    return series ? (series.shortName ?? series.name.replace(`${brand} `, "")) : "";
  }
  const nameOf = (member: Equipment) => member.shortName ?? member.name;
  if (group.length <= maxNames) return group.map(nameOf).join(" · ");
  return first ? `${nameOf(own ?? first)} y ${group.length - 1} más` : "";
}
