import { compactWords, foldLines, joinSections, partsOf, words } from "#app/lib/text/search-words.ts";
import { listDocuments } from "./search-documents.ts";
import type { SearchIndex } from "./search-format.ts";
import { packPlaces } from "./search-places.ts";
import type { FoundSource, SearchSource } from "./search-source.ts";
import { categoryNames, groupNames } from "./search-test-documents.ts";

/** Packs what the search knows, so that the browser has little to do before its first answer. */
export function packIndex(source: SearchSource): SearchIndex {
  const { frequent, links, categories, kinds, intents, validWords } = source;
  const documents = listDocuments(source);
  const topics = [
    ...new Set(documents.flatMap(({ topicNames }) => (topicNames ? [joinLines(topicNames)] : []))),
  ];
  const kindsWithWords = (["product", "test", "rapidTest", "supply", "panel"] as const).filter(
    (kind) => kinds[kind].length > 0,
  );
  const { places, sections } = packPlaces(source.places);
  const { laboratories, choose, ...intentWords } = intents;
  const groups = source.panels.flatMap((panel) => panel.groups.flatMap(groupNames));
  const texts = joinSections(documents.flatMap(({ context, text }) => [[context], [text]]));
  return {
    frequent,
    links,
    ignored: unique(source.ignored.flatMap((word) => words(word).map(({ raw }) => raw))),
    terms: {
      quote: termsOf(intentWords.quote),
      compare: termsOf(intentWords.compare),
      units: termsOf(intentWords.counted),
      perHour: termsOf(intentWords.perHour),
      perDay: termsOf(intentWords.perDay),
      small: termsOf(laboratories.small),
      medium: termsOf(laboratories.medium),
      large: termsOf(laboratories.large),
      kinds: termsOf(Object.values(kinds).flat()),
      panels: termsOf(kinds.panel),
      groups: termsOf(groups),
    },
    areas: Object.fromEntries(
      categories.flatMap((category) =>
        categoryNames(category).map((name) => [compactWords(name), category.id]),
      ),
    ),
    productNames: productNames(documents),
    categories,
    documents: documents.map(({ name, context, also, topicNames, text, ...document }) => ({
      ...document,
      topic: topicNames && topics.indexOf(joinLines(topicNames)),
    })),
    names: joinSections(documents.flatMap(({ name, also = [] }) => [partsOf(name), also])),
    texts,
    foldedTexts: foldLines(texts),
    topics: joinSections([...topics.map((lines) => [lines]), ...kindsWithWords.map((kind) => kinds[kind])]),
    kinds: kindsWithWords,
    vocabulary: joinSections([
      ...source.notOffered.map(({ name, also = [] }) => [name, ...also]),
      ...sections,
      source.places.words,
      choose,
      ...source.answers.map((answer) => answer.words),
    ]),
    otherWords: joinSections([
      [
        ...[intents, laboratories, kinds].flatMap((lists) => Object.values(lists).flat()),
        ...source.ignored,
      ].filter((word) => typeof word === "string"),
      validWords,
    ]),
    notOffered: source.notOffered.map(({ name, nearest }) => ({ name, nearest })),
    places,
    answers: source.answers.map(({ words, ...answer }) => answer),
  };
}

/** Maps the names of products to document numbers. If two products share a name, the first one gets it. */
function productNames(documents: readonly FoundSource[]): Record<string, number> {
  const names: Record<string, number> = {};
  for (const [number, { name, product }] of documents.entries()) {
    if (!product) continue;
    for (const key of [name, product.shortName ?? ""].map(compactWords)) {
      if (key.length > 1) names[key] ??= number;
    }
  }
  return names;
}

function termsOf(list: readonly string[]): string[] {
  return unique(list.flatMap((text) => words(text).map(({ term }) => term)));
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function joinLines(lines: readonly string[]): string {
  return lines.join("\n");
}
