import type { LaboratorySize, SearchIndex } from "#app/content/outputs/search-format.ts";
import { type Word, words } from "#app/lib/text/search-words.ts";
import { type Answer, choiceAnswer, comparisonAnswers, quotationAnswers } from "./answers.ts";
import type { DocumentList } from "./documents.ts";
import { meantWords } from "./matching.ts";
import { namedProducts } from "./product-names.ts";
import type { SearchDocument } from "./search-document.ts";
import type { PhraseReading, Thing } from "./vocabulary.ts";

export type Understood = {
  answers: Answer[];
  named: SearchDocument[];
  /** Products of the described rate or size, best first. Undefined if the query describes neither. */
  described?: SearchDocument[];
  /** The words of the query without quantities, places and ignored words. */
  typed: Word[];
  rest: Word[];
  things: Thing[];
  refused: boolean;
};

const mostDescribed = 12;

type Terms = ReadonlySet<string>;

export function questionReader(
  index: SearchIndex,
  { at, products: listProducts, productWith }: DocumentList,
  readPhrases: (query: readonly Word[]) => PhraseReading,
  ignored: ReadonlySet<string>,
) {
  const { terms } = index;
  const sets = {
    quote: new Set(terms.quote),
    compare: new Set(terms.compare),
    units: new Set(terms.units),
    perHour: new Set(terms.perHour),
    perDay: new Set(terms.perDay),
  };
  const sizes = (["small", "medium", "large"] as const).map((size) => ({
    size,
    terms: new Set(terms[size]),
  }));
  const areas = new Map(Object.entries(index.areas));
  const products = new Map(Object.entries(index.productNames));

  return function understand(query: string): Understood {
    const all = words(withoutThousands(query));
    const quantity = readQuantity(all, sets, ignored);
    const withoutQuantity = all.filter((word) => !quantity?.words.includes(word));
    const read = readPhrases(withoutQuantity);
    // Each step removes the words that it reads, so that nothing reads them again.
    const afterPhrases = withoutQuantity.filter((word) => !read.used.has(word));
    const afterQuote = without(afterPhrases, sets.quote);
    const afterCompare = without(afterQuote, sets.compare);
    const size = sizes.find(({ terms }) => has(afterCompare, terms));
    const rest = (size ? without(afterCompare, size.terms) : afterCompare).filter(
      (word) => !ignored.has(word.raw),
    );

    const named = namedProducts(rest, productNamed);
    const area = all.map((word) => areas.get(word.term)).find(Boolean) ?? areaOf(read.things);
    const perDay = quantity?.per === "day" ? quantity.amount : undefined;
    return {
      named,
      typed: meantWords(
        withoutQuantity.filter((word) => !read.placed.has(word)),
        ignored,
      ),
      described: describedProducts(quantity?.per === "hour" ? quantity.amount : undefined, size?.size),
      rest,
      things: read.things,
      refused: read.refused,
      answers: [
        ...read.answers,
        ...comparisonAnswers(named, has(afterQuote, sets.compare)),
        ...(perDay || read.asksToChoose ? [choiceAnswer(area, perDay)] : []),
        ...(has(afterPhrases, sets.quote) ? quotationAnswers(named) : []),
      ],
    };
  };

  function productNamed(name: string): SearchDocument | undefined {
    const number = products.get(name);
    return number === undefined ? undefined : at(number);
  }

  function areaOf(things: readonly Thing[]): string | undefined {
    const [id] = things.flatMap(({ documents }) => documents.flatMap(({ analyzers = [] }) => analyzers));
    return id === undefined ? undefined : productWith(id)?.product?.area?.id;
  }

  function describedProducts(rate: number | undefined, size?: LaboratorySize) {
    if (rate === undefined && !size) return undefined;
    const fitting = listProducts().filter(
      ({ product }) =>
        (rate === undefined || product?.rate !== undefined) &&
        (!size || (!product?.models && product?.laboratories?.includes(size))),
    );
    if (rate === undefined) return fitting.slice(0, mostDescribed);
    return fitting
      .map((document) => ({ document, gap: gapTo(document.product?.rate ?? 0, rate) }))
      .sort((a, b) => a.gap - b.gap)
      .slice(0, mostDescribed)
      .map(({ document }) => document);
  }
}

/**
 * Returns a sort key. Analyzers that reach the wanted rate come first, from the slowest to the fastest. The
 * others follow, from the fastest to the slowest.
 */
function gapTo(rate: number, wanted: number): number {
  return rate >= wanted ? rate / wanted - 1 : 1000 + wanted / rate;
}

type Quantity = { amount: number; per: "hour" | "day"; words: Word[] };
type QuantitySets = Record<"units" | "perHour" | "perDay", Terms>;

/** Maximum number of other words inside a quantity: «300 TSH al día» has one. */
const mostBetween = 2;

/** Reads «450 pruebas/h», «1300 al día» and «300 TSH al día». */
function readQuantity(all: Word[], sets: QuantitySets, ignored: Terms): Quantity | undefined {
  for (const [at, word] of all.entries()) {
    if (!/^\d{1,6}$/.test(word.raw)) continue;
    const used = [word];
    let between = 0;
    for (const [place, next] of all.slice(at + 1).entries()) {
      const per = sets.perHour.has(next.term) ? "hour" : sets.perDay.has(next.term) ? "day" : undefined;
      // «24 horas» and «15 días» are durations, not rates.
      if (per && (place === 0 || between > 0) && /^(hora|dia)s$/.test(next.raw)) break;
      if (per) return { amount: Number(word.raw), per, words: [...used, next] };
      if (sets.units.has(next.term) || ignored.has(next.raw)) used.push(next);
      else between += 1;
      if (between > mostBetween) break;
    }
  }
  return undefined;
}

/** «1.300» becomes 1300. */
function withoutThousands(query: string): string {
  return query.replace(/(\d)[.,](?=\d{3}(?!\d))/g, "$1");
}

function has(all: Word[], terms: Terms): boolean {
  return all.some((word) => terms.has(word.term));
}

function without(all: Word[], terms: Terms): Word[] {
  return all.filter((word) => !terms.has(word.term));
}
