import { storedList } from "#app/hooks/use-stored-list.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { maxLines } from "#app/lib/quote/quote-limits.ts";
import { parseLine, type QuoteLine } from "./lines.ts";

type SentList = { sent: number; lines: QuoteLine[] };

/** The last list that the visitor sent, downloaded or copied. Without storage, it lasts for the visit. */
export const sentList = storedList<SentList>("cotizacion-enviada", 1, parseSent);

export function rememberList(lines: readonly QuoteLine[]) {
  if (lines.length > 0) sentList.write([{ sent: Date.now(), lines: [...lines] }]);
}

function parseSent(value: unknown): SentList | undefined {
  if (!isRecord(value) || !Array.isArray(value.lines)) return undefined;
  const sent = Number(value.sent);
  const lines = value.lines.slice(0, maxLines).flatMap((line) => parseLine(line) ?? []);
  const isDate = !Number.isNaN(new Date(sent).getTime());
  return lines.length > 0 && isDate ? { sent, lines } : undefined;
}
