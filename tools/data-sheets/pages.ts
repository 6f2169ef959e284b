import PDFDocument from "pdfkit";
import { type Block, column, type Piece } from "./elements.ts";
import { footRoom, headHeight, type Issue, paintFrame } from "./frame.ts";
import { sheetHeight, sheetWidth } from "./look.ts";
import { Pen } from "./pen.ts";

const room = sheetHeight - headHeight - footRoom;

/** Writes the sheet as a PDF. Each part starts on a new page. */
export async function writePages(issue: Issue, parts: Block[][]): Promise<Buffer> {
  const { sheet, company, label } = issue;
  const date = new Date(`${sheet.updated}T00:00:00Z`);
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    // Without this, PDFKit adds Helvetica.
    font: "",
    pdfVersion: "1.7",
    lang: "es-EC",
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: `${sheet.title}. ${label}`,
      Subject: [sheet.brand, sheet.category].filter(Boolean).join(" · "),
      Author: company.name,
      Creator: company.name,
      Producer: company.site,
      // Use the content's date, so that the same content makes the same file.
      CreationDate: date,
      ModDate: date,
    },
  });
  const pen = new Pen(document);
  const pages = parts.flatMap((blocks) => divided(column({}, ...blocks)(sheetWidth).pieces));
  for (const [index, pieces] of pages.entries()) {
    document.addPage();
    for (const { x, y, paint } of pieces) paint(pen, x, headHeight + y);
    paintFrame(pen, issue, { number: index + 1, total: pages.length });
  }
  document.end();
  return Buffer.concat(await document.toArray());
}

/** Splits pieces into pages, each column by itself. */
function divided(pieces: Piece[]): Piece[][] {
  const pages: Piece[][] = [];
  let rest = pieces;
  while (rest.length > 0) {
    const top = pages.length === 0 ? 0 : Math.min(...rest.map((piece) => piece.y));
    const fitting = rest.filter((piece) => piece.y + piece.height <= top + room);
    // A piece taller than a page still gets a page.
    const page = fitting.length > 0 ? fitting : rest.slice(0, 1);
    pages.push(page.map((piece) => ({ ...piece, y: piece.y - top })));
    rest = rest.filter((piece) => !page.includes(piece));
  }
  return pages;
}
