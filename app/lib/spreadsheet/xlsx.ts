/** Strings become text, never formulas: docs/decisions/030. */
import { zip } from "./zip.ts";

export type Cell = string | number;

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const typePrefix = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Returns a workbook with one sheet. The first row is a bold, frozen header. */
export function xlsx(sheet: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const files = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typePrefix}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typePrefix}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${typePrefix}.styles+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths(rows)}<sheetData>${rows.map(row).join("")}</sheetData></worksheet>`,
  };
  const encoder = new TextEncoder();
  return zip(Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(head + text) })));
}

function row(cells: readonly Cell[], index: number): string {
  return `<row r="${index + 1}">${cells.map((value, column) => cell(value, column, index)).join("")}</row>`;
}

/** Style 1 is bold. Style 2 is text, so that editing the cell does not turn «0999» into a number. */
function cell(value: Cell, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const style = row === 0 ? 1 : 2;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function widths(rows: readonly (readonly Cell[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((cells) => String(cells[column] ?? "").length));
    const width = Math.min(Math.max(longest + 2, 8), 60);
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${columns.join("")}</cols>`;
}

/** Escapes text for XML 1.0, which allows neither control characters nor lone surrogates. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
