import { highlightedParts } from "#app/features/search/engine/highlight.ts";
import type { Marks } from "#app/features/search/engine/ranking.ts";

export function Highlighted({ text, marks }: { text: string; marks: Marks }) {
  let at = 0;
  return highlightedParts(text, marks).map((part) => {
    at += part.text.length;
    return part.marked ? <mark key={at}>{part.text}</mark> : part.text;
  });
}
