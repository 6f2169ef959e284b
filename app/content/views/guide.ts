import { isEquipment, specificationOf } from "#app/content/catalogue/equipment.ts";
import { bounds, figure, sizeOf } from "#app/content/catalogue/specifications.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import type { WholeSite } from "#app/content/site.ts";
import type { Figure } from "#app/lib/shapes.ts";
import { formatNumber, range } from "#app/lib/text/format.ts";
import { findTerms } from "#app/lib/text/terms.ts";

const maxTerms = 4;

export function guideView(site: WholeSite, id: string) {
  const guide = site.category(id)?.guide;
  if (!guide) return undefined;
  const { title, steps, paragraphs, questions } = guide;
  const glossary = site.pages.glossary.terms;
  const terms = findTerms(paragraphs, glossary);
  const found = new Set(Object.values(terms ?? {}));
  const explained = glossary.filter((entry) => found.has(entry.id)).slice(0, maxTerms);
  return {
    title,
    steps: steps.map(({ question, parameter }) => ({
      question,
      figure: parameter ? spanOf(site, id, parameter) : undefined,
    })),
    paragraphs,
    questions,
    terms,
    explained: explained.map(({ id: anchor, term, short }) => ({ id: anchor, term, short })),
  };
}

/** Returns the range of a parameter's values in a category. For sizes, returns the range of the widths. */
function spanOf(site: WholeSite, category: string, name: string): Figure | undefined {
  const parameter = site.parameters[name];
  const rows = site.products
    .filter((product) => product.category === category && isEquipment(product))
    .flatMap((product) => specificationOf(product, name) ?? []);
  const [first] = rows;
  const amounts = rows.flatMap(amountsOf);
  if (!parameter || !first || amounts.length === 0) return undefined;
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const isSize = sizeOf(first) !== undefined;
  const { unit, label } = figure(first, parameter);
  if (!isSize && new Set(rows.map((row) => figure(row, parameter).number)).size === 1) {
    return figure(first, parameter);
  }
  const number = min === max ? formatNumber(max) : range(formatNumber(min), formatNumber(max));
  return isSize ? { number, unit: "cm", label: "de ancho" } : { number, unit, label };
}

function amountsOf(row: Specification): number[] {
  const width = sizeOf(row)?.width;
  const { low, high } = bounds(row) ?? {};
  return [width, low, high].filter((amount) => amount !== undefined);
}
