import { notify } from "#app/features/notices/use-notices.ts";
import { maxLineTextLength } from "#app/lib/quote/quote-limits.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import { changeLine } from "./changes.ts";
import { type QuoteLine, quoteLines, refuseIfFull } from "./lines.ts";

export function setNote(id: string, note: string) {
  changeLine(id, { note: plainLine(note, maxLineTextLength) });
}

export function removeLine(line: QuoteLine) {
  remove([line], `Quitado: ${line.name}`);
}

export function emptyList() {
  remove(quoteLines.read(), "Lista vaciada");
}

function remove(lines: readonly QuoteLine[], text: string) {
  const before = quoteLines.read();
  const removedIds = new Set(lines.map((line) => line.id));
  quoteLines.write(before.filter((line) => !removedIds.has(line.id)));
  notify({ text, icon: "removed", actions: [{ label: "Deshacer", run: () => restore(removedIds, before) }] });
}

function restore(removedIds: ReadonlySet<string>, before: readonly QuoteLine[]) {
  const now = new Map(quoteLines.read().map((line) => [line.id, line]));
  const restored = before.flatMap((line) => now.get(line.id) ?? (removedIds.has(line.id) ? line : []));
  for (const { id } of restored) now.delete(id);
  const lines = [...restored, ...now.values()];
  if (!refuseIfFull(lines.length - 1)) quoteLines.write(lines);
}
