import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { longestQuery } from "#app/lib/addresses/search-address.ts";
import { memoize } from "#app/lib/memoize.ts";
import { speller } from "./correction.ts";
import { documentTexts } from "./document-texts.ts";
import { listDocuments } from "./documents.ts";
import { exactScore } from "./exact-names.ts";
import { foldedText } from "./folded-text.ts";
import { questionReader } from "./intents.ts";
import { similarity, variantsOf } from "./matching.ts";
import { phraseBook } from "./phrases.ts";
import { type Hit, plainHit, rank, rankParts, rankTier } from "./ranking.ts";
import { results, type SearchResults } from "./results.ts";
import type { SearchDocument } from "./search-document.ts";
import { plainTerms, termIndex } from "./term-index.ts";
import { groupNames } from "./test-documents.ts";
import { firstFound, hasNameWith, namedTests, severalThings, surelyNamed, withFirst } from "./things.ts";
import { type Meaning, phraseReader, phrasesOf, type Thing } from "./vocabulary.ts";
import { type Word, words } from "./words.ts";

export type Engine = {
  index: SearchIndex;
  documents: SearchDocument[];
  /** @param literal turns typo correction off */
  search(query: string, literal?: boolean): SearchResults;
  /** Steps that make later answers faster, for idle time. */
  preparation: (() => void)[];
};

/** `whole`: the hits contain every word. `several`: the query names several things, and these are they. */
type Findings = { hits: () => Hit[]; whole: boolean; several?: SearchDocument[] };

export function createEngine(index: SearchIndex): Engine {
  const documents = listDocuments(index);
  const ignored = new Set(index.ignored.flatMap((word) => words(word).map(({ raw }) => raw)));
  const exact = exactScore(ignored);
  const { names, topics, texts } = documentTexts(documents);
  const vocabulary = foldedText(phrasesOf(index));
  const terms = termIndex(names, [topics, texts]);
  const findPhrases = phraseBook<Meaning>([names, vocabulary], ignored);
  const understand = questionReader(index, documents, phraseReader(index, findPhrases, ignored), ignored);
  const kindTerms = new Set(Object.values(index.kinds).flatMap((list) => list.flatMap(plainTerms)));
  const panelTerms = new Set(index.kinds.panel.flatMap(plainTerms));
  const groupTerms = index.panels.flatMap(({ groups }) => groups.flatMap(groupNames).flatMap(plainTerms));
  const spelling = memoize((_: "once") => speller(index, [names, vocabulary], topics, ignored));

  /** Finds documents that contain every word. */
  function findWhole(typed: Word[]): Hit[] {
    const variants = variantsOf(typed);
    return rank(variants.flatMap(terms.findEvery), variants, exact);
  }

  /** Finds the documents that contain most of the words. */
  function findPart(typed: Word[], things: readonly Thing[]): Hit[] {
    return typed.length < 2 ? [] : rankParts(terms.findAny(typed), typed, surelyNamed(things));
  }

  /** Drops words such as «perfil» beside the name of a test group: no test contains them. */
  function withoutPanelWords(typed: Word[]): Word[] {
    const others = typed.filter((word) => !panelTerms.has(word.term));
    if (others.length === typed.length) return typed;
    const namesGroup = others.some(({ term }) => groupTerms.some((name) => similarity(term, name) > 0));
    return namesGroup ? others : typed;
  }

  /** Finds the named things: the best hit for each, then the other hits. */
  function findThings(things: Thing[]): Hit[] {
    const found = things.map(({ words: typed, documents: named }) => {
      const meant = typed.filter((word) => !ignored.has(word.raw));
      const hits = findWhole(meant).filter(({ document }) => named.includes(document));
      return withFirst(hits, named.map(plainHit));
    });
    return [...found.flatMap((hits) => hits.slice(0, 1)), ...found.flatMap((hits) => hits.slice(1))];
  }

  /** Finds what the query names besides something that is not offered. Partial matches are no results. */
  function findBeside(rest: Word[], things: Thing[]): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    return withFirst(
      findThings(things),
      findWhole(bare).filter(
        ({ rankTier: tier, document }) =>
          tier <= rankTier.topic || (document.product && hasNameWith({ ...document, also: [] }, bare)),
      ),
    );
  }

  /** Tries in turn: all words; without the words that ask; without kind words; several names; some of the words. */
  function find(typed: Word[], rest: Word[], things: Thing[]): Findings {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    const meant = [typed, rest, bare].map(withoutPanelWords).filter((words) => words.length > 0);
    if (meant.length === 0) return { hits: () => [], whole: true };
    const whole = firstFound(meant, findWhole);
    const several = severalThings(things, bare);
    if (several && !whole?.some(({ document }) => hasNameWith(document, bare))) {
      const named = findThings(several.things);
      return {
        hits: () => withFirst(named, whole ?? []),
        whole: several.unnamed.length === 0,
        several: named.slice(0, several.things.length).map(({ document }) => document),
      };
    }
    if (whole) {
      // Named things come before documents that contain the words only in their text.
      const isWeak = whole.every((hit) => hit.rankTier === rankTier.text);
      return { hits: () => (isWeak ? withFirst(findThings(things), whole) : whole), whole: true };
    }
    return { hits: () => withFirst(findThings(namedTests(things)), findPart(bare, things)), whole: false };
  }

  /** Reads a query. Computes the results on demand, because a query with a typo is read again as corrected. */
  function read(text: string): { answer: () => SearchResults; whole: boolean } {
    const { answers, named, described, typed, rest, things, refused } = understand(text);
    const answer =
      ({ hits, several }: Pick<Findings, "hits" | "several">) =>
      () =>
        results(text, hits(), documents, answers, several);
    if (refused) return { answer: answer({ hits: () => findBeside(rest, things) }), whole: true };
    const asDescribed = described && narrow(described, rest);
    if (asDescribed && asDescribed.length > 0) {
      return { answer: answer({ hits: () => asDescribed }), whole: true };
    }
    if (named.length > 1) return { answer: answer({ hits: () => named.map(plainHit) }), whole: true };
    const findings = find(typed, rest, things);
    return { answer: answer(findings), whole: findings.whole };
  }

  return {
    index,
    documents,
    // These compile the code: the second has a typo.
    preparation: ["glucosa", "glucsa"].map((query) => () => search(query)),
    search,
  };

  function search(query: string, literal = false): SearchResults {
    const text = query.slice(0, longestQuery).trim();
    const { answer, whole } = read(text);
    if (whole || literal) return answer();
    const correct = spelling("once");
    const all = words(text);
    const typed = all.map((word) => ({
      ...word,
      isIgnored: ignored.has(word.raw),
      correction: terms.has(word.term) ? undefined : correct(word.term, all),
    }));
    if (typed.every(({ correction }) => correction === undefined)) return answer();
    const corrected = typed.map((word) => word.correction ?? word.raw).join(" ");
    const shown = typed.filter(({ isIgnored }) => !isIgnored).map((word) => word.correction ?? word.raw);
    return { ...read(corrected).answer(), query: text, corrected: shown.join(" ") };
  }

  /** Narrows products that fit a description to those that match the other words. */
  function narrow(described: SearchDocument[], rest: Word[]): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    if (bare.length === 0) return described.map(plainHit);
    const { hits, whole } = find(bare, bare, []);
    const found = new Map(hits().map((hit) => [hit.document, hit]));
    const fitting = described.flatMap((document) => found.get(document) ?? []);
    // «puesto de salud rural»: words that nothing has do not narrow.
    return whole || fitting.length > 0 ? fitting : described.map(plainHit);
  }
}
