/** Finds what the words of an entry name, with the names, synonyms and folding of the search. */
import type { OrderItem, OrderItems } from "#app/content/outputs/order-items.ts";
import { distance } from "#app/features/search/engine/matching.ts";
import { memoize } from "#app/lib/memoize.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { words } from "#app/lib/text/search-words.ts";
import { joinMeasures, measuresIn } from "./amounts.ts";

export type Match = {
  /** Certain: the items that explain every word. More than one if the words fit several equally well. */
  items: OrderItem[];
  /** Uncertain: items whose name occurs among other words, or that share most words. */
  maybe: OrderItem[];
  /** How many words the name of the items explains. */
  score: number;
};

export type Matcher = (text: string) => Match;

type Known = { item: OrderItem; names: string[][]; nameTerms: Set<string>; allTerms: Set<string> };

const mostWords = 14;
const mostMaybe = 12;
const shortestCorrected = 5;
const nothing: Match = { items: [], maybe: [], score: 0 };

export function itemMatcher({ items, ignored }: OrderItems): Matcher {
  const skipped = new Set(ignored.flatMap((word) => words(word).map(({ raw }) => raw)));
  const termsOf = (text: string) =>
    words(joinMeasures(text))
      .filter(({ raw }) => !skipped.has(raw))
      .map(({ term }) => term);
  const known = items.map((item) => describe(item, termsOf));
  const byReference = new Map<string, OrderItem[]>();
  for (const item of items) {
    const reference = orderReference(item.id);
    byReference.set(reference, [...(byReference.get(reference) ?? []), item]);
  }
  const byTerm = new Map<string, Known[]>();
  for (const each of known) {
    for (const term of each.allTerms) byTerm.set(term, [...(byTerm.get(term) ?? []), each]);
  }
  const nameTerms = [...new Set(known.flatMap((each) => [...each.nameTerms]))];

  const corrected = memoize((term: string): string => {
    if (byTerm.has(term) || term.length < shortestCorrected || /\d/.test(term)) return term;
    const near = nameTerms.filter((other) => other.length > 3 && distance(term, other, 1) === 1);
    return near.length === 1 && near[0] ? near[0] : term;
  });

  return memoize((text) => {
    const exact = byReference.get(text.trim());
    if (exact) return { items: exact, maybe: [], score: mostWords };
    const typed = termsOf(text);
    // A number alone names nothing.
    if (typed.length > mostWords || !typed.some((term) => /[a-z]/.test(term))) return nothing;
    const alternatives = variants(typed.map(corrected));
    const found = alternatives.map((terms) => matchTerms(terms));
    return found.reduce((best, each) => (isBetter(each, best) ? each : best));
  });

  function matchTerms(terms: string[]): Match {
    const near = new Set(terms.flatMap((term) => byTerm.get(term) ?? []));
    const hits = [...near].map((each) => ({ item: each.item, ...fitOf(terms, each) }));
    const certain = hits.filter(({ explained, named }) => explained && named > 0);
    const whole = certain.filter(({ isWhole }) => isWhole);
    const top = best(whole.length > 0 ? whole : certain);
    if (top.length > 0)
      return { items: top.slice(0, mostMaybe).map(({ item }) => item), maybe: [], score: top[0]?.named ?? 0 };
    const byName = best(hits.filter(({ isWhole }) => isWhole));
    const alike = best(hits.filter(({ shared }) => shared * 2 >= terms.length));
    const maybe = byName.length > 0 ? byName : alike;
    return {
      items: [],
      maybe: maybe.slice(0, mostMaybe).map(({ item }) => item),
      score: maybe[0]?.named ?? 0,
    };
  }
}

function describe(item: OrderItem, termsOf: (text: string) => string[]): Known {
  const { name, also = [], brand = "", pack = "", details = "", origin } = item;
  const called = [name, ...name.split(/[()]/), ...also].map(termsOf).filter((terms) => terms.length > 0);
  // «CA-1200» is also written «CA1200».
  const names = [...called, ...called.flatMap((terms) => variants(terms).slice(1))];
  const nameTerms = new Set(names.flat());
  const described = [brand, details, pack, origin].flatMap(termsOf).filter((term) => !/^\d+$/.test(term));
  return {
    item,
    names,
    nameTerms,
    allTerms: new Set([...nameTerms, ...described, ...measuresIn(`${details} ${pack}`)]),
  };
}

/** Says how well the terms fit: whether all are explained, whether they contain a whole name, and how many name it. */
function fitOf(terms: string[], { names, nameTerms, allTerms }: Known) {
  const typed = new Set(terms);
  const whole = names.filter((name) => name.every((term) => typed.has(term)));
  const shared = terms.filter((term) => nameTerms.has(term)).length;
  return {
    explained: terms.every((term) => allTerms.has(term)),
    isWhole: whole.length > 0,
    named:
      whole.length > 0 ? Math.max(...whole.map((name) => name.length)) : shared === terms.length ? shared : 0,
    shared,
  };
}

/** Keeps the hits that explain most words with their name. */
function best<Hit extends { named: number; shared: number }>(hits: Hit[]): Hit[] {
  const named = Math.max(0, ...hits.map((hit) => hit.named));
  const longest = hits.filter((hit) => hit.named === named);
  const shared = Math.max(0, ...longest.map((hit) => hit.shared));
  return longest.filter((hit) => hit.shared === shared);
}

/** Returns the terms, and variants with two neighbours joined. */
function variants(terms: string[]): string[][] {
  const pairs = terms
    .slice(1)
    .map((term, index) => [...terms.slice(0, index), `${terms[index]}${term}`, ...terms.slice(index + 2)]);
  return [terms, ...pairs];
}

export function isBetter(a: Match, b: Match): boolean {
  const rank = ({ items, maybe }: Match) =>
    items.length === 1 ? 3 : items.length > 1 ? 2 : maybe.length > 0 ? 1 : 0;
  return rank(a) - rank(b) > 0 || (rank(a) === rank(b) && a.score > b.score);
}
