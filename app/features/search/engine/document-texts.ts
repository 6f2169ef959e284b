import type { Kind, SearchIndex } from "#app/content/outputs/search-format.ts";
import { lazyValue } from "#app/lib/memoize.ts";
import type { DocumentList } from "./documents.ts";
import { type FoldedText, foldedText, type Section, writtenText } from "./folded-text.ts";
import type { PhraseSection } from "./phrases.ts";
import type { TermSection } from "./term-index.ts";
import type { Meaning } from "./vocabulary.ts";

export const topicWeight = 6;
/** A match with a word for a kind, such as «analizador», counts only if no other word matches. */
export const kindWeight = 0.5;
const nameWeight = 10;
const synonymWeight = 9;
const textWeight = 3;

type NameSection = TermSection & PhraseSection<Meaning> & Section;

export type DocumentTexts = {
  names: FoldedText<NameSection>;
  /** The words for topics and kinds, which several documents share. */
  topics: FoldedText<TermSection & Section>;
  texts: FoldedText<TermSection>;
};

export function documentTexts(index: SearchIndex, { at, meaningAt }: DocumentList): DocumentTexts {
  // Each document has two sections in `names` (name, synonyms) and two in `texts` (context, text).
  const isFirst = (section: number) => section % 2 === 0;
  const numberOf = (section: number) => section >> 1;
  const { kinds } = index;
  const topicCount = index.topics.split("\f").length - kinds.length;
  const members = lazyValue(() => membersOf(index));
  return {
    names: writtenText(index.names, (section, lines) => ({
      documents: () => [at(numberOf(section))],
      weight: isFirst(section) ? nameWeight : synonymWeight,
      meaning: meaningAt(numberOf(section)),
      lines,
    })),
    topics: writtenText(index.topics, (section, lines) => {
      const kind = kinds[section - topicCount];
      const documents = () => (members().get(kind ?? section) ?? []).map(at);
      return { documents, weight: kind ? kindWeight : topicWeight, lines };
    }),
    texts: foldedText(index.foldedTexts, (section) => {
      const number = numberOf(section);
      const documents = () => [at(number)];
      if (!isFirst(section)) return { documents, weight: textWeight };
      // The context of a group is its panel's name, which finds only the panel, not its groups.
      const isGroup = index.documents[number]?.kind === "testGroup";
      return isGroup ? undefined : { documents, weight: topicWeight };
    }),
  };
}

function membersOf({ documents }: SearchIndex): ReadonlyMap<number | Kind, number[]> {
  const members = new Map<number | Kind, number[]>();
  for (const [number, { topic, kind: own }] of documents.entries()) {
    // The words for tests also find groups of tests: «exámenes del riñón».
    const kind = own === "testGroup" ? "test" : own;
    for (const key of topic === undefined ? [kind] : [kind, topic]) {
      const numbers = members.get(key);
      if (numbers) numbers.push(number);
      else members.set(key, [number]);
    }
  }
  return members;
}
