import { bestMarked, excerpt, hiddenMarks, isHighlighted } from "./highlight.ts";
import type { Marks } from "./ranking.ts";
import type { SearchDocument } from "./search-document.ts";

type Shown = Pick<SearchDocument, "name" | "also" | "otherNames" | "context" | "text">;

/**
 * Returns the second line of a row, usually the context. If a synonym has words of the query that name and
 * context lack, the synonym precedes the context. If only the text has words of the query, an excerpt of the
 * text replaces the context.
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
