import type { LaboratorySize, SearchIndex } from "#app/content/outputs/search-format.ts";
import { type Answer, choiceAnswer, comparisonAnswers, quotationAnswers } from "./answers.ts";
import { compact, namedProducts, productNames } from "./product-names.ts";
import type { SearchDocument } from "./search-document.ts";
import { type Word, words } from "./words.ts";

/** What a visitor wants, besides finding words. */
export type Understood = {
  answers: Answer[];
  /** Products that are called by their name. */
  named: SearchDocument[];
  /** Products that are as described, nearest first; undefined where none is described. */
  described?: SearchDocument[];
  /** What is left to be looked for. */
  rest: Word[];
};

const mostDescribed = 12;

type Terms = ReadonlySet<string>;

/** Reads a query as a question: what is asked for, of which products, and which words are left. */
export function questionReader(index: SearchIndex, documents: readonly SearchDocument[]) {
  const { intents } = index;
  const sets = {
    quote: termsOf(intents.quote),
    compare: termsOf(intents.compare),
    choose: termsOf(intents.choose),
    counted: termsOf(intents.counted),
    perHour: termsOf(intents.perHour),
    perDay: termsOf(intents.perDay),
  };
  const sizes = (["small", "medium", "large"] as const).map((size) => ({
    size,
    terms: termsOf(intents.laboratories[size]),
  }));
  const answers = index.answers.map((answer) => ({ ...answer, terms: termsOf(answer.words) }));
  const ignored = new Set(index.ignored.flatMap((word) => words(word).map(({ raw }) => raw)));
  const products = documents.filter((document) => document.product);
  const names = productNames(products);
  const areas = new Map(
    index.categories.flatMap(({ id, label, also = [] }) =>
      [label, ...also].map((name) => [compact(name), id]),
    ),
  );

  return function understand(query: string): Understood {
    const all = words(withoutThousands(query));
    const figure = readFigure(all, sets, ignored);
    // Each kind of wish uses its words up: later kinds, and the search, see only the rest.
    const unquoted = all.filter((word) => !figure?.words.includes(word));
    const uncompared = without(unquoted, sets.quote);
    const unchosen = without(uncompared, sets.compare);
    const unsized = without(unchosen, sets.choose);
    const size = sizes.find(({ terms }) => has(unsized, terms));
    const unanswered = size ? without(unsized, size.terms) : unsized;
    const answered = answers.filter(({ terms }) => has(unanswered, terms));
    const rest = answered
      .reduce((left, { terms }) => without(left, terms), unanswered)
      .filter((word) => !ignored.has(word.raw));

    const named = namedProducts(rest, names);
    const area = rest.map((word) => areas.get(word.term)).find(Boolean);
    const perDay = figure?.per === "day" ? figure.amount : undefined;
    return {
      named,
      described: describedProducts(products, figure?.per === "hour" ? figure.amount : undefined, size?.size),
      rest,
      answers: [
        ...answered.map(({ name, text, path }) => ({ name, path, context: text })),
        ...comparisonAnswers(named, has(uncompared, sets.compare)),
        ...(perDay || has(unchosen, sets.choose) ? [choiceAnswer(area, perDay)] : []),
        ...(has(unquoted, sets.quote) ? quotationAnswers(named) : []),
      ],
    };
  };

  function describedProducts(from: SearchDocument[], rate: number | undefined, size?: LaboratorySize) {
    if (rate === undefined && !size) return undefined;
    const fitting = from.filter(
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

/** Those that reach a rate come first, the nearest of them foremost; then those that come close to it. */
function gapTo(rate: number, wanted: number): number {
  return rate >= wanted ? rate / wanted - 1 : 1000 + wanted / rate;
}

type Figure = { amount: number; per: "hour" | "day"; words: Word[] };
type FigureSets = Record<"counted" | "perHour" | "perDay", Terms>;

/** «200 pruebas por hora», «450 pruebas/h», «1300 al día». */
function readFigure(all: Word[], sets: FigureSets, ignored: Terms): Figure | undefined {
  for (const [at, word] of all.entries()) {
    if (!/^\d{1,6}$/.test(word.raw)) continue;
    let end = at + 1;
    for (
      let next = all[end];
      next && (sets.counted.has(next.term) || ignored.has(next.raw));
      next = all[end]
    ) {
      end += 1;
    }
    const last = all[end];
    const per =
      last && (sets.perHour.has(last.term) ? "hour" : sets.perDay.has(last.term) ? "day" : undefined);
    if (per) return { amount: Number(word.raw), per, words: all.slice(at, end + 1) };
  }
  return undefined;
}

/** «1.300» is one number. */
function withoutThousands(query: string): string {
  return query.replace(/(\d)[.,](?=\d{3}(?!\d))/g, "$1");
}

function has(all: Word[], terms: Terms): boolean {
  return all.some((word) => terms.has(word.term));
}

function without(all: Word[], terms: Terms): Word[] {
  return all.filter((word) => !terms.has(word.term));
}

function termsOf(list: readonly string[]): Terms {
  return new Set(list.flatMap((text) => words(text).map(({ term }) => term)));
}
