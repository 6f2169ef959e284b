import type { IndexedAnswer, SearchIndex } from "#app/content/outputs/search-format.ts";
import { type Answer, contentAnswer, coverageAnswer, notOfferedAnswers } from "./answers.ts";
import { namesOf } from "./exact-names.ts";
import type { LetterLines } from "./letter-lines.ts";
import { type PhraseEntry, phraseBook, type Span } from "./phrases.ts";
import type { SearchDocument } from "./search-document.ts";
import type { Word } from "./words.ts";

/** What a phrase of a query stands for. */
export type Meaning =
  | { kind: "document"; document: SearchDocument }
  | { kind: "notOffered"; thing: SearchIndex["notOffered"][number] }
  | { kind: "place"; name: string; province: SearchIndex["places"]["provinces"][number] }
  | { kind: "coverage" }
  | { kind: "choose" }
  | { kind: "answer"; answer: IndexedAnswer };

/** Lists every phrase that the search knows, and what it stands for. */
export function phrasesOf(index: SearchIndex, documents: readonly SearchDocument[]): PhraseEntry<Meaning>[] {
  const all = (phrases: readonly string[], value: Meaning, verbatim?: boolean) =>
    phrases.map((text) => ({ text, value, verbatim }));
  return [
    ...documents.flatMap((document) => all(namesOf(document), { kind: "document", document })),
    ...index.notOffered.flatMap((thing) =>
      all([thing.name, ...(thing.also ?? [])], { kind: "notOffered", thing }),
    ),
    ...index.places.provinces.flatMap((province) =>
      [province.name, ...province.towns].map((name) => ({
        text: name,
        value: { kind: "place" as const, name, province },
        verbatim: true,
      })),
    ),
    ...all(index.places.words, { kind: "coverage" }),
    ...all(index.intents.choose, { kind: "choose" }, true),
    ...index.answers.flatMap((answer) => all(answer.words, { kind: "answer", answer })),
  ];
}

/** A thing that the query calls by its name. */
export type Thing = { words: Word[]; documents: SearchDocument[] };

/** The meaning of the phrases in a query. */
export type Read = {
  answers: Answer[];
  things: Thing[];
  /** True if the query names something that the company does not offer. */
  refused: boolean;
  asksToChoose: boolean;
  /** Words that belong to a question and name nothing. */
  used: ReadonlySet<Word>;
};

/** Returns a function that reads the phrases of a query. */
export function phraseReader(
  index: SearchIndex,
  phrases: LetterLines<PhraseEntry<Meaning>>,
  ignored: ReadonlySet<string>,
): (query: readonly Word[]) => Read {
  const find = phraseBook(phrases, ignored);
  return (query) => {
    const spans = find(query).map(withoutOffered);
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
        // «ser distribuidor en Loja» asks about distribution, and only then about the place.
        ...answers.filter(({ subject }) => subject).map(contentAnswer),
        ...places.map(({ name, province }) => coverageAnswer(index.places, name, province)),
        ...(places.length === 0 && valuesOf("coverage").length > 0 ? [coverageAnswer(index.places)] : []),
        ...answers.filter(({ subject }) => !subject).map(contentAnswer),
      ],
      used: new Set(
        spans
          .filter(({ values }) => values.some(({ kind }) => kind !== "document"))
          .flatMap((span) => span.words),
      ),
    };
  };
}

/** Anything in the catalogue is offered, even if the vocabulary says otherwise. */
function withoutOffered(span: Span<Meaning>): Span<Meaning> {
  if (!span.values.some(({ kind }) => kind === "document")) return span;
  return { ...span, values: span.values.filter(({ kind }) => kind !== "notOffered") };
}

function thingOf({ words, values }: Span<Meaning>): Thing[] {
  const documents = values.flatMap((value) => (value.kind === "document" ? [value.document] : []));
  return documents.length > 0 ? [{ words, documents: [...new Set(documents)] }] : [];
}
