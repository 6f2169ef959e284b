import PDFDocument from "pdfkit";
import type { Company } from "#app/content/schema/files.ts";
import { type Block, column, type Piece } from "./elements.ts";
import { footRoom, headHeight, type LabelledSheet, paintFrame } from "./frame.ts";
import { sheetHeight, sheetWidth } from "./look.ts";
import { Pen } from "./pen.ts";

type Information = { title: string; subject: string; company: Company; updated: string };

const sheetRoom = sheetHeight - headHeight - footRoom;

export function openDocument({ title, subject, company, updated }: Information): PDFKit.PDFDocument {
  const date = new Date(`${updated}T00:00:00Z`);
  return new PDFDocument({
    size: "A4",
    margin: 0,
    // Without an empty font name, PDFKit adds Helvetica.
    font: "",
    pdfVersion: "1.7",
    lang: "es-EC",
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Subject: subject,
      Author: company.name,
      Creator: company.name,
      Producer: company.site,
      // The dates are those of the content, so that the same content makes the same file.
      CreationDate: date,
      ModDate: date,
    },
  });
}

export async function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  return Buffer.concat(await document.toArray());
}

export async function writePages(labelled: LabelledSheet, parts: Block[][]): Promise<Buffer> {
  const { sheet, company, label } = labelled;
  const document = openDocument({
    title: `${sheet.title}. ${label}`,
    subject: [sheet.brand, sheet.category].filter(Boolean).join(" · "),
    company,
    updated: sheet.updated,
  });
  const pen = new Pen(document);
  const pages = parts.flatMap((blocks) => pagesOf(blocks));
  for (const [index, pieces] of pages.entries()) {
    document.addPage();
    paintPieces(pen, pieces);
    paintFrame(pen, labelled, { number: index + 1, total: pages.length });
  }
  return bytesOf(document);
}

export function pagesOf(blocks: Block[], room = sheetRoom): Piece[][] {
  return divided(column({}, ...blocks)(sheetWidth).pieces, room);
}

export function paintPieces(pen: Pen, pieces: Piece[], top = headHeight) {
  for (const { x, y, paint } of pieces) paint(pen, x, top + y);
}

/** Divides pieces into pages. Each column continues on the next page where it stopped. */
function divided(pieces: Piece[], room: number): Piece[][] {
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
