import type { OrderItem, OrderItems } from "#app/content/outputs/order-items.ts";
import { packSize } from "#app/lib/quote/pack-size.ts";
import { maxLineTextLength, maxUnits } from "#app/lib/quote/quote-limits.ts";
import { plainLine } from "#app/lib/text/plain-text.ts";
import { type Amount, amountOf, interpretationsOf, joinMeasures } from "./amounts.ts";
import { type Cells, type Row, splitLine, splitRows, withoutBullet } from "./entries.ts";
import { isBetter, itemMatcher, type Match } from "./match-items.ts";

export type Choice = { item: OrderItem; quantity: number; note: string };

/** If the entry is not certain, the visitor picks a choice. An entry without choices stays as typed. */
export type Entry = {
  text: string;
  raw: string;
  isCertain: boolean;
  choices: Choice[];
  hasQuantity: boolean;
};

type Found = { match: Match; amount?: Amount; pack?: string };

const ownHeadings = /^\s*(solicito cotización de|lista de cotización):\s*$/i;
const ownLine = /^\d+ × /;

export function listReader(items: OrderItems): (text: string) => Entry[] {
  const matchWords = itemMatcher(items);
  const packs = [...new Set(items.items.map(({ pack }) => plainPack(pack)))]
    .filter((pack) => pack.includes(" "))
    .sort((a, b) => b.length - a.length);

  return (text) => {
    const rows = splitRows(text);
    const entries: Entry[] = [];
    for (const [index, row] of rows.entries()) {
      const last = entries.at(-1);
      if (ownHeadings.test(row.text)) continue;
      // The site's own messages have the note on an indented line below.
      if (last && /^ {4}\S/.test(row.text) && ownLine.test(rows[index - 1]?.text ?? ""))
        addNote(last, row.text);
      else entries.push(...readRow(row));
    }
    return entries;
  };

  function readRow({ raw, text, cells }: Row): Entry[] {
    if (cells) return [entryOf(text, raw, readCells(cells), cells.note)];
    const whole = readEntry(text);
    const parts = splitLine(text);
    if (parts.length < 2 || whole.match.items.length === 1) return [entryOf(text, raw, whole)];
    return parts.map((part) => entryOf(part, part, readEntry(part)));
  }

  function readEntry(text: string): Found {
    const plain = withoutBullet(text)
      .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, "")
      .normalize("NFKC");
    const at = (each: string) => plain.toLowerCase().indexOf(each);
    const pack = packs.find((each) => at(each) >= 0);
    const rest = pack ? `${plain.slice(0, at(pack))} ${plain.slice(at(pack) + pack.length)}` : plain;
    const found = interpretationsOf(joinMeasures(rest)).map((each) => ({
      match: matchWords(each.rest),
      amount: each.amount,
      pack,
    }));
    return found.reduce((best, each) => (isBetterInterpretation(each, best) ? each : best));
  }

  function readCells({ words, amount, pack }: Cells): Found {
    const texts = words.map((word) => word.normalize("NFKC"));
    const matches = [...texts.map(matchWords), matchWords(texts.join(" "))];
    const match = matches.reduce((best, each) => (isBetter(each, best) ? each : best));
    const others = texts.flatMap((text, index) => (matches[index] === match ? [] : text));
    const packText = [pack, ...others].find((text) => text && isPack(text, match));
    if (amount === undefined) return { match, pack: packText };
    const value = amountOf(amount);
    // An unreadable amount makes the row a question.
    if (value === undefined)
      return { match: { ...match, items: [], uncertain: [...match.items, ...match.uncertain] } };
    return { match, amount: { value, counts: packText ? "packs" : "unknown" } };
  }
}

function isPack(text: string, { items }: Match): boolean {
  const word = plainPack(text);
  return items.some(
    ({ pack }) => plainPack(pack) === word || plainPack(pack).split(" ")[0] === word.replace(/s$/, ""),
  );
}

function isBetterInterpretation(a: Found, b: Found): boolean {
  if (isBetter(a.match, b.match)) return true;
  if (isBetter(b.match, a.match)) return false;
  return clarity(a) > clarity(b);
}

function clarity({ amount }: Found): number {
  if (!amount) return 0;
  return amount.counts === "unknown" ? 1 : 2;
}

function entryOf(text: string, raw: string, { match, amount, pack }: Found, note = ""): Entry {
  const shown = plainLine(text, maxLineTextLength);
  const [only] = match.items;
  const isNamed = only !== undefined && match.items.length === 1;
  const candidates = match.items.length > 0 ? match.items : match.uncertain;
  const choices = candidates.flatMap((item) =>
    quantities(item, amount, pack).map((choice) => ({
      item,
      quantity: choice.quantity,
      note: plainLine(
        [note, choice.note ?? (match.items.length > 0 ? "" : `Escrito: «${shown}»`)]
          .filter(Boolean)
          .join(" · "),
        maxLineTextLength,
      ),
    })),
  );
  const isPackKnown = !pack || plainPack(only?.pack) === pack;
  return {
    text: shown,
    raw,
    isCertain: isNamed && choices.length === 1 && isPackKnown,
    choices,
    hasQuantity: amount !== undefined,
  };
}

/** A number smaller than a pack may count packs or pieces, so it gives two quantities. */
function quantities(item: OrderItem, amount: Amount | undefined, pack: string | undefined) {
  if (!amount) return [{ quantity: 1, note: undefined }];
  const size = packSize(item.pack);
  const { value } = amount;
  const counts = pack !== undefined && pack === plainPack(item.pack) ? "packs" : amount.counts;
  const asPacks = { quantity: value, note: undefined };
  const asPieces = {
    quantity: Math.ceil(value / size),
    note: value % size === 0 ? undefined : `Pedido: ${value} ${value === 1 ? "unidad" : "unidades"}`,
  };
  const meant =
    size === 1 || counts === "packs"
      ? [asPacks]
      : counts === "pieces" || value >= size
        ? [asPieces]
        : [asPacks, asPieces];
  return meant.filter(({ quantity }) => quantity <= maxUnits);
}

function addNote(entry: Entry, line: string) {
  const note = plainLine(line, maxLineTextLength);
  entry.choices = entry.choices.map((choice) => ({ ...choice, note }));
}

function plainPack(pack = ""): string {
  return pack.normalize("NFKC").toLowerCase().trim();
}
