/** `raw` is the line as pasted. Only a spreadsheet row has `cells`. */
export type Row = { raw: string; text: string; cells?: Cells };
export type Cells = { words: string[]; amount?: string; pack?: string; note?: string };

const headers = {
  amount: /^(cant(idad(es)?)?|qty|unidades)\.?$/i,
  words: /^(producto|nombre|descripci[oó]n|art[ií]culo|[ií]tem|insumo|detalle|referencia)s?$/i,
  pack: /^(empaque|presentaci[oó]n|unidad( de medida)?)$/i,
  note: /^(notas?|observaci[oó]n(es)?)$/i,
};

type Columns = Record<keyof typeof headers, number[]>;

export function splitRows(text: string): Row[] {
  let columns: Columns | undefined;
  return text.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/).flatMap((line): Row[] => {
    if (line.trim() === "") return [];
    if (!line.includes("\t")) return [{ raw: line, text: line }];
    const cells = line.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const found = columnsOf(cells);
    if (found) {
      columns = found;
      return [];
    }
    return [
      {
        raw: line,
        text: cells.filter(Boolean).join(" "),
        cells: columns ? byHeader(cells, columns) : byContent(cells),
      },
    ];
  });
}

/** Splits at semicolons, at commas and at «y» beside a number, but not in brackets or in «2,5». */
export function splitLine(line: string): string[] {
  return line
    .split(/(?:[;；，、،؛]|,(?!\d)|\s+y\s+(?=\d)|(?<=\d)\s+y\s+(?=\p{L}))(?![^(]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Removes «- », «3. » and «3) ». */
export function withoutBullet(text: string): string {
  return text.trim().replace(/^(?:[-–—•*·▪●>]+|\d{1,3}[.)]|\(\d{1,3}\))\s+/, "");
}

/** A header has one column for amounts and at least one for products. */
function columnsOf(cells: string[]): Columns | undefined {
  const indexes = (pattern: RegExp) => cells.flatMap((cell, index) => (pattern.test(cell) ? [index] : []));
  const columns = {
    amount: indexes(headers.amount),
    words: indexes(headers.words),
    pack: indexes(headers.pack),
    note: indexes(headers.note),
  };
  return columns.amount.length === 1 && columns.words.length > 0 ? columns : undefined;
}

function byHeader(cells: string[], { amount, words, pack, note }: Columns): Cells {
  const at = (indexes: number[]) => indexes.flatMap((index) => cells[index] || []);
  return { words: at(words), amount: at(amount)[0], pack: at(pack)[0], note: at(note)[0] };
}

/**
 * Reads a row without a header. The amount is the only number after the first text, or else the only number
 * before it.
 */
function byContent(cells: string[]): Cells | undefined {
  const isNumber = (cell: string) => /^[\d.,]+$/.test(cell);
  const first = cells.findIndex((cell) => /\p{L}/u.test(cell));
  if (first < 0) return undefined;
  const after = cells.slice(first).filter(isNumber);
  const before = cells.slice(0, first).filter(isNumber);
  const amounts = after.length > 0 ? after : before;
  if (amounts.length > 1) return undefined;
  return { words: cells.filter((cell) => cell && !isNumber(cell)), amount: amounts[0] };
}
