import { compounds, joinPlacedWords, type PlacedWord, placedWords } from "#app/lib/text/search-words.ts";
import type { Marks } from "./ranking.ts";

type Part = { text: string; marked: boolean };
type Span = { from: number; to: number };

export function highlightedParts(text: string, marks: Marks): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of spansOf(text, marks)) {
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

export function isHighlighted(text: string, marks: Marks): boolean {
  return spansOf(text, marks).length > 0;
}

export function bestMarked(names: readonly string[], marks: Marks): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const name of names) {
    const share = spansOf(name, marks).reduce((sum, { from, to }) => sum + to - from, 0) / name.length;
    if (share <= most) continue;
    most = share;
    best = name;
  }
  return best;
}

/**
 * Returns the marks of words that none of the texts contains. If the texts contain any of the words, leaves
 * out the marks of half-typed words.
 */
export function hiddenMarks(texts: readonly string[], marks: Marks): Marks {
  const visible = new Set(texts.flatMap(placedTerms).map(({ term }) => term));
  const hidden = [...marks].filter(([term]) => !visible.has(term));
  if (hidden.length === marks.size) return marks;
  return new Map(hidden.filter(([term, letters]) => letters > term.length));
}

function placedTerms(text: string): PlacedWord[] {
  const single = placedWords(text);
  return [...single, ...compounds(single, joinPlacedWords)];
}

const lettersBefore = 24;

/** Cuts the start of a long text so that it begins shortly before the first match. */
export function excerpt(text: string, marks: Marks): string {
  const [first] = spansOf(text, marks);
  if (!first || first.to <= lettersBefore * 2) return text;
  const from = text.indexOf(" ", first.from - lettersBefore) + 1;
  return from > 0 && from <= first.from ? `… ${text.slice(from)}` : text;
}

function spansOf(text: string, marks: Marks): Span[] {
  if (marks.size === 0) return [];
  const spans = placedTerms(text).flatMap(({ term, at }): Span[] => {
    const letters = marks.get(term);
    const from = at[0];
    const to = letters === undefined ? undefined : at[Math.min(letters, at.length - 1)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  return merged(spans.sort((a, b) => a.from - b.from));
}

function merged(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}
