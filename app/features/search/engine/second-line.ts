import { bestMarked, excerpt, hiddenMarks, isHighlighted } from "./highlight.ts";
import type { Marks } from "./ranking.ts";
import type { SearchDocument } from "./search-document.ts";

type Shown = Pick<SearchDocument, "name" | "also" | "otherNames" | "context" | "text">;

/**
 * Returns the context. A synonym precedes it if only the synonym has a word of the query. An excerpt of the
 * text replaces it if only the text has such a word.
 */
export function secondLine({ name, also, otherNames = 0, context, text }: Shown, marks: Marks): string {
  const other = bestMarked(also, hiddenMarks([name, context], marks));
  if (other) {
    const reason = also.indexOf(other) < otherNames ? "También llamada" : "También se busca como";
    return `${reason} «${other}» · ${context}`;
  }
  if (isHighlighted(name, marks) || isHighlighted(context, marks)) return context;
  return isHighlighted(text, marks) ? excerpt(text, marks) : context;
}
