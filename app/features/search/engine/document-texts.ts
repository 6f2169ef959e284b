import { partsOf } from "./exact-names.ts";
import { type FoldedText, foldedText } from "./folded-text.ts";
import type { PhraseSection } from "./phrases.ts";
import type { SearchDocument } from "./search-document.ts";
import type { TermSection } from "./term-index.ts";
import type { Meaning } from "./vocabulary.ts";

/** Weight of a match by field. A kind word counts only if nothing else matches. */
export const topicWeight = 6;
export const kindWeight = 0.5;
const nameWeight = 10;
const synonymWeight = 9;
const textWeight = 3;

type NameSection = TermSection & PhraseSection<Meaning>;

/** The words of all documents. */
export type DocumentTexts = {
  names: FoldedText<NameSection>;
  /** What documents share: the words for their groups and kinds. */
  topics: FoldedText<TermSection>;
  texts: FoldedText<TermSection>;
};

export function documentTexts(documents: readonly SearchDocument[]): DocumentTexts {
  const names: NameSection[] = [];
  const texts: TermSection[] = [];
  const broader: Topics = new Map();
  const kinds: Topics = new Map();
  for (const document of documents) {
    const { name, also, text, context, kind } = document;
    const own = [document];
    const meaning: Meaning = { kind: "document", document };
    names.push({ lines: partsOf(name), documents: own, weight: nameWeight, meaning });
    if (also.length > 0) names.push({ lines: also, documents: own, weight: synonymWeight, meaning });
    // A panel's name finds the panel, not each of its groups.
    if (kind !== "testGroup") texts.push({ lines: [context], documents: own, weight: topicWeight });
    if (text !== "") texts.push({ lines: [text], documents: own, weight: textWeight });
    addTo(broader, document.broader, document);
    addTo(kinds, document.kindWords, document);
  }
  return {
    names: foldedText(names),
    topics: foldedText([...topicSections(broader, topicWeight), ...topicSections(kinds, kindWeight)]),
    texts: foldedText(texts),
  };
}

/** The documents of each list of words. */
type Topics = Map<readonly string[], SearchDocument[]>;

function addTo(topics: Topics, lines: readonly string[], document: SearchDocument) {
  const documents = topics.get(lines);
  if (documents) documents.push(document);
  else topics.set(lines, [document]);
}

function topicSections(topics: Topics, weight: number): TermSection[] {
  return [...topics].map(([lines, documents]) => ({ lines, documents, weight }));
}
