/** Rows as Excel opens them: marked as UTF-8, so that accents stay, with the separator of Spanish settings. */
const byteOrderMark = "\uFEFF";

export function csv(rows: (string | number)[][], separator: string): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join("");
}

/** What a spreadsheet would take for a formula is marked as text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
