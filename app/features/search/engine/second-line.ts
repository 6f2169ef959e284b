import { bestMarked, excerpt, hiddenMarks, isHighlighted } from "./highlight.ts";
import type { Marks } from "./ranking.ts";
import type { SearchDocument } from "./search-document.ts";

type Shown = Pick<SearchDocument, "name" | "also" | "otherNames" | "context" | "text">;

/**
 * Returns the context of a result. If only a synonym has a word of the query, the synonym precedes the
 * context. If only the text has one, an excerpt of the text replaces the context.
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
