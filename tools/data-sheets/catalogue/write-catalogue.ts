import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { Company } from "#app/content/schema/files.ts";
import { picturesOf } from "../documents.ts";
import { headHeight } from "../frame.ts";
import { bytesOf, openDocument, paintPieces } from "../pages.ts";
import { Pen, type Tag } from "../pen.ts";
import { chaptersOf, layOut, type Page, pagesBefore, pagesByAnchor } from "./chapters.ts";
import { type ContentsLine, contents } from "./contents.ts";
import { cover } from "./cover.ts";
import { paintRunning } from "./running.ts";

export async function renderCatalogue(catalogue: Catalogue, company: Company): Promise<Buffer> {
  const title = `Catálogo ${catalogue.year}`;
  const chapters = await chaptersOf(catalogue, company, title);
  const coverPage = await cover(catalogue, company);
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const total = pagesBefore + pages.length;
  const pageOf = pagesByAnchor(pages);
  const lines: ContentsLine[] = chapters.map(({ label, target, entries }) => ({
    label,
    target,
    page: pageOf(target) ?? 0,
    entries: entries(pageOf),
  }));
  const fullTitle = catalogue.category ? `${title}. ${catalogue.category}` : title;
  const document = openDocument({
    title: fullTitle,
    subject: catalogue.lead,
    company,
    updated: catalogue.updated,
  });
  const pen = new Pen(document);
  const opening: Page[] = [
    { pieces: layOut(coverPage), top: 0, bookmarks: [{ label: "Portada" }] },
    {
      pieces: layOut(contents(lines, total, pagesBefore)),
      bookmarks: [{ label: "Contenido" }],
      running: { left: title, note: company.name },
    },
  ];
  paint(document, pen, [{ pages: opening }, ...chapters]);
  return bytesOf(document);
}

export function cataloguePictures({ pictures, sections }: Catalogue): string[] {
  const staged = [...pictures, ...sections.flatMap((section) => section.pictures)];
  const sheets = sections.flatMap((section) => section.sheets.flatMap(picturesOf));
  return [...new Set([...staged.flatMap(({ file }) => file ?? []), ...sheets])];
}

function paint(document: PDFKit.PDFDocument, pen: Pen, chapters: { pages: Page[] }[]) {
  let number = 0;
  for (const { pages } of chapters) {
    const section: Tag = { role: "Sect" };
    let chapter: PDFKit.PDFOutline = document.outline;
    for (const { pieces, top = headHeight, anchor, bookmarks = [], isPart, running } of pages) {
      document.addPage();
      number += 1;
      if (anchor) pen.anchor(anchor, 0);
      for (const { label, below } of bookmarks) {
        if (below) chapter.addItem(label);
        else chapter = document.outline.addItem(label);
      }
      const write = () => pen.within(section, () => paintPieces(pen, pieces, top));
      if (isPart) pen.withLowerHeadings(write);
      else write();
      if (running) paintRunning(pen, running, number);
    }
  }
}
