import { itemLine } from "#app/features/quote-list/item-line.ts";
import type { QuoteLine } from "#app/features/quote-list/lines.ts";
import { otherLine } from "#app/features/quote-list/other-line.ts";
import { maxLines, maxLineTextLength, maxUnits } from "#app/lib/quote/quote-limits.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import type { Choice, Entry } from "./read-list.ts";

/** A choice, «enquire» for a line with the pasted text, or undefined if undecided. */
export type Decision = Choice | "enquire" | undefined;

/**
 * An item that is already in the list gets the new quantity. An item that the pasted text repeats gets the
 * sum. `remaining` has the undecided entries and those beyond the limit of the list.
 */
export function fillList(
  lines: readonly QuoteLine[],
  decided: readonly { entry: Entry; decision: Decision }[],
): { lines: QuoteLine[]; added: number; remaining: Entry[] } {
  const filled = new Map(lines.map((line) => [line.id, line]));
  const pasted = new Set<string>();
  const remaining: Entry[] = [];
  let added = 0;
  for (const { entry, decision } of decided) {
    const line = decision && lineOf(entry, decision);
    const existing = line && filled.get(line.id);
    if (!line || (!existing && filled.size >= maxLines)) {
      remaining.push(entry);
      continue;
    }
    filled.set(line.id, existing ? merged(existing, line, pasted.has(line.id)) : line);
    pasted.add(line.id);
    added += 1;
  }
  return { lines: [...filled.values()], added, remaining };
}

function merged(existing: QuoteLine, line: QuoteLine, isRepeated: boolean): QuoteLine {
  const quantity = isRepeated ? Math.min(existing.quantity + line.quantity, maxUnits) : line.quantity;
  const notes = [...new Set([existing.note, line.note])].filter(Boolean).join(" · ");
  return { ...existing, quantity, note: plainLine(notes, maxLineTextLength) };
}

function lineOf({ text }: Entry, decision: Choice | "enquire"): QuoteLine {
  if (decision === "enquire") {
    return otherLine(text);
  }
  const { item, quantity, note } = decision;
  return itemLine(item, quantity, note);
}
