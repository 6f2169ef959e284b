import { memoize } from "#app/lib/memoize.ts";
import type { SearchDocument } from "./search-document.ts";
import { words } from "./words.ts";

const wholeName = 20;
const wholeSynonym = 18;
export const wholeTopic = 14;

/** Names that identify a document, with the score of a match. */
export type ExactNames = ReadonlyMap<string, number>;

/** Returns a function that lists a document's exact names without the `ignored` words. */
export function exactNameReader(ignored: ReadonlySet<string>): (document: SearchDocument) => ExactNames {
  const compact = memoize((text: string) =>
    words(text)
      .filter((word) => !ignored.has(word.raw))
      .map((word) => word.term)
      .join(""),
  );
  return (document) => exactNames(document, compact);
}

function exactNames(document: SearchDocument, compact: (text: string) => string): ExactNames {
  const { name, also, broader, product } = document;
  const names = new Map<string, number>();
  for (const topic of [...broader, product?.brand ?? ""]) names.set(compact(topic), wholeTopic);
  for (const other of also) names.set(compact(other), wholeSynonym);
  // «ALT (TGP)» also matches «ALT» and «TGP».
  for (const part of [name, ...name.split(/[()]/)]) names.set(compact(part), wholeName);
  for (const short of names.keys()) if (short.length < 2) names.delete(short);
  return names;
}
