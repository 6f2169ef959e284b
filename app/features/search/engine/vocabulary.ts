import type { IndexedAnswer, SearchIndex } from "#app/content/outputs/search-format.ts";
import type { Word } from "#app/lib/text/search-words.ts";
import { type Answer, contentAnswer, coverageAnswer, notOfferedAnswers } from "./answers.ts";
import { type FoldedText, type Section, writtenText } from "./folded-text.ts";
import type { PhraseBook, PhraseSection, Span } from "./phrases.ts";
import type { SearchDocument } from "./search-document.ts";

type Province = SearchIndex["places"]["provinces"][number];

export type Meaning =
  | { kind: "document"; document: () => SearchDocument }
  | { kind: "notOffered"; thing: SearchIndex["notOffered"][number] }
  | { kind: "place"; name: string; province: Province; isDoubtful: boolean }
  | { kind: "coverage" }
  | { kind: "choose" }
  | { kind: "answer"; answer: IndexedAnswer };

type VocabularySection = PhraseSection<Meaning> & Section;

export function vocabularyText(index: SearchIndex): FoldedText<VocabularySection> {
  const { notOffered, places, answers } = index;
  const placesEnd = notOffered.length + places.sections.length;
  return writtenText(index.vocabulary, (section, lines) => {
    const thing = notOffered[section];
    if (thing) return { meaning: { kind: "notOffered", thing }, lines };
    const place = places.sections[section - notOffered.length];
    if (place) return { meaning: placeMeaning(index, place, lines), verbatim: true, lines };
    if (section === placesEnd) return { meaning: { kind: "coverage" }, lines };
    if (section === placesEnd + 1) return { meaning: { kind: "choose" }, verbatim: true, lines };
    const answer = answers[section - placesEnd - 2];
    return answer && { meaning: { kind: "answer", answer }, lines };
  });
}

function placeMeaning(
  { places }: SearchIndex,
  { province: number, short }: SearchIndex["places"]["sections"][number],
  lines: () => string[],
): Meaning {
  const province = places.provinces[number] ?? { name: "" };
  // A shortened name means a place only if the query asks for nothing else.
  return { kind: "place", name: short ?? lines()[0] ?? "", province, isDoubtful: short !== undefined };
}

export type Thing = { words: Word[]; documents: SearchDocument[] };

export type PhraseReading = {
  answers: Answer[];
  things: Thing[];
  refused: boolean;
  asksToChoose: boolean;
  /** Words of phrases that mean something other than a document, such as an answer or a place. */
  used: ReadonlySet<Word>;
  /** Words that name only a place. */
  placed: ReadonlySet<Word>;
};

export function phraseReader(
  index: SearchIndex,
  findPhrases: PhraseBook<Meaning>,
  ignored: ReadonlySet<string>,
): (query: readonly Word[]) => PhraseReading {
  return (query) => {
    const spans = withoutDoubt(query, findPhrases(query).map(preferOffered));
    const valuesOf = <Kind extends Meaning["kind"]>(kind: Kind) =>
      spans.flatMap(({ values }) =>
        values.filter((value): value is Meaning & { kind: Kind } => value.kind === kind),
      );
    const refused = [...new Set(valuesOf("notOffered").map(({ thing }) => thing))];
    const places = valuesOf("place");
    const answers = [...new Set(valuesOf("answer").map(({ answer }) => answer))];
    return {
      refused: refused.length > 0,
      asksToChoose: valuesOf("choose").length > 0,
      things: spans.flatMap(thingOf),
      answers: [
        ...refused.flatMap(notOfferedAnswers),
        // For «ser distribuidor en Loja», the answer about distribution precedes the answer about Loja.
        ...answers.filter(({ subject }) => subject).map(contentAnswer),
        ...places.map(({ name, province }) => coverageAnswer(index.places, name, province)),
        ...(places.length === 0 && valuesOf("coverage").length > 0 ? [coverageAnswer(index.places)] : []),
        ...answers.filter(({ subject }) => !subject).map(contentAnswer),
      ],
      used: wordsOf(spans.filter(({ values }) => values.some(({ kind }) => kind !== "document"))),
      placed: wordsOf(spans.filter(({ values }) => values.every(isPlace))),
    };
  };

  /** Drops doubtful meanings, such as the town «Mira», if the query also asks for something else. */
  function withoutDoubt(query: readonly Word[], spans: Span<Meaning>[]): Span<Meaning>[] {
    const asked = wordsOf(
      spans.filter(({ values }) =>
        values.some((value) => value.kind === "coverage" || isPlace(value) || countsOnlyAlone(value)),
      ),
    );
    if (query.every((word) => asked.has(word) || ignored.has(word.raw))) return spans;
    return spans.flatMap(({ words, values }) => {
      const sure = values.filter((value) => !(isPlace(value) && value.isDoubtful) && !countsOnlyAlone(value));
      return sure.length > 0 ? [{ words, values: sure }] : [];
    });
  }
}

function countsOnlyAlone(value: Meaning): boolean {
  return value.kind === "answer" && value.answer.alone === true;
}

function isPlace(value: Meaning): value is Meaning & { kind: "place" } {
  return value.kind === "place";
}

function wordsOf(spans: readonly Span<Meaning>[]): Set<Word> {
  return new Set(spans.flatMap(({ words }) => words));
}

function preferOffered(span: Span<Meaning>): Span<Meaning> {
  if (!span.values.some(({ kind }) => kind === "document")) return span;
  return { ...span, values: span.values.filter(({ kind }) => kind !== "notOffered") };
}

function thingOf({ words, values }: Span<Meaning>): Thing[] {
  const documents = values.flatMap((value) => (value.kind === "document" ? [value.document()] : []));
  return documents.length > 0 ? [{ words, documents: [...new Set(documents)] }] : [];
}
