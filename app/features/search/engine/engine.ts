import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { maxQueryLength } from "#app/lib/addresses/search-address.ts";
import { lazyValue } from "#app/lib/memoize.ts";
import { type Word, words } from "#app/lib/text/search-words.ts";
import { speller } from "./correction.ts";
import { documentTexts } from "./document-texts.ts";
import { documentList } from "./documents.ts";
import { exactScore } from "./exact-names.ts";
import { questionReader } from "./intents.ts";
import { similarity, variantsOf } from "./matching.ts";
import { phraseBook } from "./phrases.ts";
import { type Hit, plainHit, rank, rankParts, rankTier } from "./ranking.ts";
import { results, type SearchResults } from "./results.ts";
import type { SearchDocument } from "./search-document.ts";
import { termIndex } from "./term-index.ts";
import { firstFound, hasNameWith, namedTests, severalThings, surelyNamed, withFirst } from "./things.ts";
import { type Meaning, phraseReader, type Thing, vocabularyText } from "./vocabulary.ts";

export type Engine = {
  index: SearchIndex;
  documents: () => SearchDocument[];
  /** @param literal turns typo correction off */
  search(query: string, literal?: boolean): SearchResults;
  /** Steps to run in idle time, so that later answers are faster. */
  preparation: (() => void)[];
};

type Findings = {
  hits: () => Hit[];
  /** True if every important word was found. Then no correction is tried. */
  understood: boolean;
  /** The best document for each thing, if the query names several things. */
  several?: SearchDocument[];
};

export function createEngine(index: SearchIndex): Engine {
  const documents = documentList(index);
  const ignored = new Set(index.ignored);
  const exact = exactScore(ignored);
  const { names, topics, texts } = documentTexts(index, documents);
  const vocabulary = vocabularyText(index);
  const terms = termIndex(names, [topics, texts]);
  const findPhrases = phraseBook<Meaning>([names, vocabulary], ignored);
  const understand = questionReader(index, documents, phraseReader(index, findPhrases, ignored), ignored);
  const kindTerms = new Set(index.terms.kinds);
  const panelTerms = new Set(index.terms.panels);
  const spelling = lazyValue(() => speller(index, [names, vocabulary], topics, ignored));

  function findWhole(typed: Word[]): Hit[] {
    const variants = variantsOf(typed);
    return rank(variants.flatMap(terms.findEvery), variants, exact);
  }

  function findPart(typed: Word[], things: readonly Thing[]): Hit[] {
    return typed.length < 2 ? [] : rankParts(terms.findAny(typed), typed, surelyNamed(things));
  }

  /** If the query names a test group, drops words such as «perfil», because no test contains them. */
  function withoutPanelWords(typed: Word[]): Word[] {
    const others = typed.filter((word) => !panelTerms.has(word.term));
    if (others.length === typed.length) return typed;
    const namesGroup = others.some(({ term }) =>
      index.terms.groups.some((name) => similarity(term, name) > 0),
    );
    return namesGroup ? others : typed;
  }

  /** Puts the best hit for each thing before the other hits. */
  function findThings(things: Thing[]): Hit[] {
    const found = things.map(({ words: typed, documents: named }) => {
      const meant = typed.filter((word) => !ignored.has(word.raw));
      const hits = findWhole(meant).filter(({ document }) => named.includes(document));
      return withFirst(hits, named.map(plainHit));
    });
    return [...found.flatMap((hits) => hits.slice(0, 1)), ...found.flatMap((hits) => hits.slice(1))];
  }

  /**
   * For a query that also names something that the company does not offer. Finds a document only if the
   * remaining words are its whole name or topic. Also finds a product if its name contains all these words.
   */
  function findBeside(rest: Word[], things: Thing[]): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    return withFirst(
      findThings(things),
      findWhole(bare).filter(
        ({ rankTier: tier, document }) =>
          tier <= rankTier.topic ||
          (document.product && hasNameWith({ name: document.name, also: [] }, bare)),
      ),
    );
  }

  /**
   * Tries all words, then drops the words that `understand` read («precio»), then also kind words
   * («analizador»). If no document has all words, finds the documents with the most words.
   */
  function find(typed: Word[], rest: Word[], things: Thing[]): Findings {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    const attempts = [typed, rest, bare].map(withoutPanelWords).filter((words) => words.length > 0);
    if (attempts.length === 0) return { hits: () => [], understood: true };
    const whole = firstFound(attempts, findWhole);
    const several = severalThings(things, bare);
    if (several && !whole?.some(({ document }) => hasNameWith(document, bare))) {
      const named = findThings(several.things);
      return {
        hits: () => withFirst(named, whole ?? []),
        understood: several.unnamed.length === 0,
        several: named.slice(0, several.things.length).map(({ document }) => document),
      };
    }
    if (whole) {
      // Puts named things before documents that contain the words only in their text.
      const isWeak = whole.every((hit) => hit.rankTier === rankTier.text);
      return { hits: () => (isWeak ? withFirst(findThings(things), whole) : whole), understood: true };
    }
    return {
      hits: () => withFirst(findThings(namedTests(things)), findPart(bare, things)),
      understood: false,
    };
  }

  /** `answer` computes the results, and is called only if the query is not corrected. */
  function read(text: string): { answer: () => SearchResults; understood: boolean } {
    const { answers, named, described, typed, rest, things, refused } = understand(text);
    const resultsOf =
      ({ hits, several }: Pick<Findings, "hits" | "several">) =>
      () =>
        results(text, hits(), answers, documents.productWith, several);
    if (refused) return { answer: resultsOf({ hits: () => findBeside(rest, things) }), understood: true };
    const asDescribed = described && narrow(described, rest);
    if (asDescribed && asDescribed.length > 0) {
      return { answer: resultsOf({ hits: () => asDescribed }), understood: true };
    }
    if (named.length > 1) return { answer: resultsOf({ hits: () => named.map(plainHit) }), understood: true };
    const findings = find(typed, rest, things);
    return { answer: resultsOf(findings), understood: findings.understood };
  }

  return {
    index,
    documents: documents.all,
    // Two searches make the browser compile the code. The typo also runs the correction.
    preparation: ["glucosa", "glucsa"].map((query) => () => search(query)),
    search,
  };

  function search(query: string, literal = false): SearchResults {
    const text = query.slice(0, maxQueryLength).trim();
    const { answer, understood } = read(text);
    if (understood || literal) return answer();
    const correct = spelling();
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

  function narrow(described: SearchDocument[], rest: Word[]): Hit[] {
    const bare = rest.filter((word) => !kindTerms.has(word.term));
    if (bare.length === 0) return described.map(plainHit);
    const { hits, understood } = find(bare, bare, []);
    const found = new Map(hits().map((hit) => [hit.document, hit]));
    const fitting = described.flatMap((document) => found.get(document) ?? []);
    // Words that no document contains, such as «rural» in «puesto de salud rural», exclude no product.
    return understood || fitting.length > 0 ? fitting : described.map(plainHit);
  }
}
