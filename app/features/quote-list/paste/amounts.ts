/** `unknown`: the number may count pieces or packs. */
export type Amount = { value: number; counts: "pieces" | "packs" | "unknown" };
/** `rest` is the entry without the number. */
export type Interpretation = { amount?: Amount; rest: string };

const number = String.raw`\d{1,3}(?:[.,]\d{3})+(?![\d])|\d+(?:[.,]\d+)?`;
const pieces = "u|un|und|unds|unid|unids|uds?|unidad|unidades|pza|pzas|pieza|piezas|pcs|c/u";
const packs =
  "cajas?|cj|gradillas?|racks?|bolsas?|fundas?|paquetes?|paq|pq|packs?|kits?|frascos?|envases?|empaques?|juegos?";
const prefix = String.raw`(?<![\p{L}\p{M}\d.,/+*^-])(?:(?:cant(?:idad)?\.?|qty)\s*:?\s*)?(?:[x×]\s*)?`;
const pattern = new RegExp(
  `${prefix}(${number})(?:\\s*(?:[x×](?![\\p{L}\\d])|(?:(${pieces})|(${packs}))(?![\\p{L}\\d])\\.?)(?:\\s+de(?![\\p{L}]))?)?(?![\\p{L}\\d/+*^%])`,
  "giu",
);
const measures = /(\d+(?:[.,]\d+)?)\s*(ml|ul|μl|cc|mm|cm|kg|mg|lts?|l|gr?|%)(?![\p{L}\d])/giu;

/** «4 mL» becomes «4ml», so that no measure is read as a quantity. */
export function joinMeasures(text: string): string {
  return text.replace(measures, (_, size: string, unit: string) => measured(size, unit));
}

/** «De 2 o 4 mL» gives «2ml» and «4ml». */
export function measuresIn(text: string): string[] {
  const units = [...text.matchAll(measures)].map(([, , unit = ""]) => unit);
  const sizes = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return units.flatMap((unit) => sizes.map((size) => measured(size, unit)));
}

function measured(size: string, unit: string): string {
  const short = unit
    .toLowerCase()
    .replace("μ", "u")
    .replace(/^lts?$/, "l")
    .replace(/^gr$/, "g")
    .replace("%", "pc");
  return size.replace(/[.,]/, "p") + short;
}

/** Returns the readings of an entry: without a quantity, and with each of its numbers as the quantity. */
export function interpretationsOf(entry: string): Interpretation[] {
  const interpretations: Interpretation[] = [{ rest: entry }];
  for (const match of entry.matchAll(pattern)) {
    const [whole, digits = "", piece, pack] = match;
    const value = amountOf(digits);
    if (value === undefined) continue;
    // The last «x» of «MAGLUMI X6 x 2» is dropped together with the 2.
    const start = entry.slice(0, match.index).replace(/\s[x×]\s*$/i, " ");
    const without = (replacement: string) =>
      `${start} ${replacement} ${entry.slice(match.index + whole.length)}`;
    if (pack) interpretations.push({ amount: { value, counts: "packs" }, rest: without("") });
    // The word for the pack may also belong to the name: «200 frascos para orina».
    interpretations.push({
      amount: { value, counts: piece ? "pieces" : "unknown" },
      rest: without(pack ?? ""),
    });
  }
  return interpretations;
}

/** Returns a whole number up to a million, or undefined. «1.000» and «1,000» are a thousand. */
export function amountOf(text: string): number | undefined {
  const plain = text.trim().replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  const value = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= 1_000_000 ? value : undefined;
}
