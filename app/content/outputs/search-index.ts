import type { Category } from "#app/content/schema/files.ts";
import type { WholeSite } from "#app/content/site.ts";
import { categoryPath } from "#app/lib/addresses/category-pages.ts";
import { foldLines } from "#app/lib/text/folded-characters.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { compactWords, joinSections, partsOf, words } from "#app/lib/text/search-words.ts";
import { listDocuments } from "./search-documents.ts";
import type { IndexedCategory, SearchIndex } from "./search-format.ts";
import { packPlaces } from "./search-places.ts";
import { categoryNames, type DocumentSource, otherCategoryNames } from "./search-source.ts";
import { testGroupNames } from "./search-test-documents.ts";
import { notOffered, searchAnswers } from "./search-vocabulary.ts";

export function searchIndex(site: WholeSite): SearchIndex {
  const { frequent, links, kinds, intents } = site.pages.search;
  const { ignored, known } = site.vocabulary.words;
  const documents = listDocuments(site);
  const topics = [
    ...new Set(documents.flatMap(({ topicNames }) => (topicNames ? [joinLines(topicNames)] : []))),
  ];
  const kindsWithWords = (["product", "test", "rapidTest", "supply", "panel"] as const).filter(
    (kind) => kinds[kind].length > 0,
  );
  const { places, sections } = packPlaces(site);
  const { laboratories, choose, ...intentWords } = intents;
  const things = notOffered(site);
  const answers = searchAnswers(site);
  const texts = joinSections(documents.flatMap(({ context, text }) => [[context], [text]]));
  return {
    frequent,
    links,
    ignored: unique(ignored.flatMap((word) => words(word).map(({ raw }) => raw))),
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
      groups: termsOf(testGroupNames(site)),
    },
    areas: Object.fromEntries(
      site.categories.flatMap((category) =>
        categoryNames(category).map((name) => [compactWords(name), category.id]),
      ),
    ),
    productNames: productNames(documents),
    categories: site.categories.map(indexedCategory),
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
      ...things.map(({ name, also = [] }) => [name, ...also]),
      ...sections,
      site.vocabulary.places.words,
      choose,
      ...answers.map((answer) => answer.words),
    ]),
    otherWords: joinSections([
      [...[intents, laboratories, kinds].flatMap((lists) => Object.values(lists).flat()), ...ignored].filter(
        (word) => typeof word === "string",
      ),
      known,
    ]),
    notOffered: things.map(({ name, nearest }) => ({ name, nearest })),
    places,
    answers: answers.map(({ words, ...answer }) => answer),
  };
}

function indexedCategory(category: Category): IndexedCategory {
  const { id, label, lead, elevation, scale } = category;
  return {
    path: categoryPath(id),
    id,
    label,
    text: lead,
    elevation,
    scale: scale && { max: formatNumber(scale.max), unit: scale.unit },
    also: otherCategoryNames(category),
  };
}

/** The values are document indexes. A name that two products share leads to the first product. */
function productNames(documents: readonly DocumentSource[]): Record<string, number> {
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
