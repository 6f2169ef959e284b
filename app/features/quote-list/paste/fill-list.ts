import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { otherLine } from "#app/features/quote-list/other-line.ts";
import { longestLineText, mostLines, mostUnits } from "#app/lib/quote/quote-limits.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import type { Choice, Entry } from "./read-list.ts";

/** The visitor's decision about an entry: a choice, to request it as written, or none yet. */
export type Decision = Choice | "ask" | undefined;

/**
 * Adds decided entries to a list. An item that the list has gets the new quantity; one that the paste repeats, the sum.
 * Entries without a decision, or beyond the limit of the list, are returned as `left`.
 */
export function fillList(
  lines: readonly QuoteLine[],
  decided: readonly { entry: Entry; decision: Decision }[],
): { lines: QuoteLine[]; added: number; left: Entry[] } {
  const filled = new Map(lines.map((line) => [line.id, line]));
  const pasted = new Set<string>();
  const left: Entry[] = [];
  let added = 0;
  for (const { entry, decision } of decided) {
    const line = decision && lineOf(entry, decision);
    const known = line && filled.get(line.id);
    if (!line || (!known && filled.size >= mostLines)) {
      left.push(entry);
      continue;
    }
    filled.set(line.id, known ? merged(known, line, pasted.has(line.id)) : line);
    pasted.add(line.id);
    added += 1;
  }
  return { lines: [...filled.values()], added, left };
}

/** Undoes the changes from `before` to `filled`. Keeps what the visitor has changed since. */
export function undoFill(
  lines: readonly QuoteLine[],
  before: readonly QuoteLine[],
  filled: readonly QuoteLine[],
): QuoteLine[] {
  return lines.flatMap((line) => {
    const added = filled.find(({ id }) => id === line.id);
    const isSame = added && line.quantity === added.quantity && line.note === added.note;
    return isSame ? (before.find(({ id }) => id === line.id) ?? []) : line;
  });
}

function merged(existing: QuoteLine, line: QuoteLine, isRepeated: boolean): QuoteLine {
  const quantity = isRepeated ? Math.min(existing.quantity + line.quantity, maxUnits) : line.quantity;
  const notes = [...new Set([existing.note, line.note])].filter(Boolean).join(" · ");
  return { ...existing, quantity, note: plainLine(notes, maxLineTextLength) };
}

function lineOf({ text }: Entry, decision: Choice | "ask"): QuoteLine {
  if (decision === "ask") {
    return otherLine(text);
  }
  const { item, quantity, note } = decision;
  const { id, kind, name, brand, origin, pack, path, thumb, drawing, cap } = item;
  return { id, kind, name, brand, origin, pack, path, thumb, drawing, cap, quantity, note };
}
