/** Matches entries with the names and synonyms of items. Words are folded as in the search. */
import type { OrderItem, OrderItems } from "#app/content/outputs/order-items.ts";
import { distance } from "#app/features/search/engine/matching.ts";
import { memoize } from "#app/lib/memoize.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { words } from "#app/lib/text/search-words.ts";
import { joinMeasures, measuresIn } from "./amounts.ts";

export type Match = {
  /** The certain matches, which have every typed word. There are several if all fit equally well. */
  items: OrderItem[];
  /** Items whose whole name was typed, or whose name has at least half of the typed words. */
  uncertain: OrderItem[];
  /** Number of typed words in the name of the items. */
  score: number;
};

export type Matcher = (text: string) => Match;

type DescribedItem = { item: OrderItem; names: string[][]; nameTerms: Set<string>; allTerms: Set<string> };

const maxWords = 14;
const maxItems = 12;
const shortestCorrected = 5;
const nothing: Match = { items: [], uncertain: [], score: 0 };

export function itemMatcher({ items, ignored }: OrderItems): Matcher {
  const skipped = new Set(ignored.flatMap((word) => words(word).map(({ raw }) => raw)));
  const termsOf = (text: string) =>
    words(joinMeasures(text))
      .filter(({ raw }) => !skipped.has(raw))
      .map(({ term }) => term);
  const described = items.map((item) => describe(item, termsOf));
  const byReference = new Map<string, OrderItem[]>();
  for (const item of items) {
    const reference = orderReference(item.id);
    byReference.set(reference, [...(byReference.get(reference) ?? []), item]);
  }
  const byTerm = new Map<string, DescribedItem[]>();
  for (const each of described) {
    for (const term of each.allTerms) byTerm.set(term, [...(byTerm.get(term) ?? []), each]);
  }
  const nameTerms = [...new Set(described.flatMap((each) => [...each.nameTerms]))];

  const corrected = memoize((term: string): string => {
    if (byTerm.has(term) || term.length < shortestCorrected || /\d/.test(term)) return term;
    const near = nameTerms.filter((other) => other.length > 3 && distance(term, other, 1) === 1);
    return near.length === 1 && near[0] ? near[0] : term;
  });

  return memoize((text) => {
    const exact = byReference.get(text.trim());
    if (exact) return { items: exact, uncertain: [], score: maxWords };
    const typed = termsOf(text);
    if (typed.length > maxWords || !typed.some((term) => /[a-z]/.test(term))) return nothing;
    const alternatives = variants(typed.map(corrected));
    const found = alternatives.map((terms) => matchTerms(terms));
    return found.reduce((best, each) => (isBetter(each, best) ? each : best));
  });

  function matchTerms(terms: string[]): Match {
    const near = new Set(terms.flatMap((term) => byTerm.get(term) ?? []));
    const hits = [...near].map((each) => ({ item: each.item, ...compareTerms(terms, each) }));
    const certain = hits.filter(({ hasEveryWord, nameWords }) => hasEveryWord && nameWords > 0);
    const withWholeName = certain.filter(({ hasWholeName }) => hasWholeName);
    const top = best(withWholeName.length > 0 ? withWholeName : certain);
    if (top.length > 0)
      return {
        items: top.slice(0, maxItems).map(({ item }) => item),
        uncertain: [],
        score: top[0]?.nameWords ?? 0,
      };
    const byName = best(hits.filter(({ hasWholeName }) => hasWholeName));
    const alike = best(hits.filter(({ sharedWords }) => sharedWords * 2 >= terms.length));
    const uncertain = byName.length > 0 ? byName : alike;
    return {
      items: [],
      uncertain: uncertain.slice(0, maxItems).map(({ item }) => item),
      score: uncertain[0]?.nameWords ?? 0,
    };
  }
}

function describe(item: OrderItem, termsOf: (text: string) => string[]): DescribedItem {
  const { name, also = [], brand = "", pack = "", details = "", context } = item;
  const called = [name, ...name.split(/[()]/), ...also].map(termsOf).filter((terms) => terms.length > 0);
  // «CA-1200» is also written «CA1200».
  const names = [...called, ...called.flatMap((terms) => variants(terms).slice(1))];
  const nameTerms = new Set(names.flat());
  const described = [brand, details, pack, context].flatMap(termsOf).filter((term) => !/^\d+$/.test(term));
  return {
    item,
    names,
    nameTerms,
    allTerms: new Set([...nameTerms, ...described, ...measuresIn(`${details} ${pack}`)]),
  };
}

function compareTerms(terms: string[], { names, nameTerms, allTerms }: DescribedItem) {
  const typed = new Set(terms);
  const wholeNames = names.filter((name) => name.every((term) => typed.has(term)));
  const sharedWords = terms.filter((term) => nameTerms.has(term)).length;
  return {
    hasEveryWord: terms.every((term) => allTerms.has(term)),
    hasWholeName: wholeNames.length > 0,
    nameWords:
      wholeNames.length > 0
        ? Math.max(...wholeNames.map((name) => name.length))
        : sharedWords === terms.length
          ? sharedWords
          : 0,
    sharedWords,
  };
}

function best<Hit extends { nameWords: number; sharedWords: number }>(hits: Hit[]): Hit[] {
  const nameWords = Math.max(0, ...hits.map((hit) => hit.nameWords));
  const longest = hits.filter((hit) => hit.nameWords === nameWords);
  const sharedWords = Math.max(0, ...longest.map((hit) => hit.sharedWords));
  return longest.filter((hit) => hit.sharedWords === sharedWords);
}

function variants(terms: string[]): string[][] {
  const pairs = terms
    .slice(1)
    .map((term, index) => [...terms.slice(0, index), `${terms[index]}${term}`, ...terms.slice(index + 2)]);
  return [terms, ...pairs];
}

export function isBetter(a: Match, b: Match): boolean {
  const rank = ({ items, uncertain }: Match) =>
    items.length === 1 ? 3 : items.length > 1 ? 2 : uncertain.length > 0 ? 1 : 0;
  return rank(a) - rank(b) > 0 || (rank(a) === rank(b) && a.score > b.score);
}
