/** The chapters of a catalogue: sections with their sheets, directory, index and contact. */
import { anchors } from "#app/content/outputs/printed/anchors.ts";
import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { Section } from "#app/content/outputs/printed/sections.ts";
import type { Company } from "#app/content/schema/files.ts";
import { sheetParts } from "../documents.ts";
import { type Block, column, type Piece } from "../elements.ts";
import { headHeight } from "../frame.ts";
import { sheetWidth } from "../look.ts";
import { pagesOf } from "../pages.ts";
import { indexPages } from "./alphabetical.ts";
import { contactPage } from "./contact.ts";
import { directoryPages } from "./directory.ts";
import { notesPages } from "./notes.ts";
import { openerRest, openerStage } from "./opener.ts";
import { pageRoom, type Running } from "./running.ts";

/**
 * A bookmark with `below` is listed below its chapter. With `isPart`, headings of the page are one level
 * lower.
 */
export type Page = {
  pieces: Piece[];
  top?: number;
  anchor?: string;
  bookmarks?: { label: string; below?: true }[];
  isPart?: true;
  running?: Running;
};
export type Chapter = { label: string; target: string; entries: (pageOf: PageOf) => string; pages: Page[] };
type PageOf = (anchor: string) => number | undefined;

/** Number of pages before the chapters: cover and contents. */
export const pagesBefore = 2;
/** If a chapter has more entries, the table of contents states how many, instead of their names. */
const maxEntries = 14;

export async function chaptersOf(catalogue: Catalogue, company: Company, title: string): Promise<Chapter[]> {
  const { sections, areas, index } = catalogue;
  const directory = areas.length > 0 ? [directoryChapter(catalogue, company, title)] : [];
  const chapters: Chapter[] = [];
  for (const section of sections) chapters.push(await sectionChapter(section, company, title));
  chapters.push(...directory);
  // First pages of chapters and the index show page numbers, so they are laid out after all other pages.
  const pageOf = pagesByAnchor(chapters.flatMap((chapter) => chapter.pages));
  for (const [place, section] of sections.entries()) {
    const [opener] = chapters[place]?.pages ?? [];
    if (opener) opener.pieces.push(...openerEnd(opener.pieces, section, pageOf));
  }
  if (index.length > 0) {
    const pages = indexPages(index, pageOf).map((pieces): Page => ({ pieces }));
    chapters.push(
      chapterOf("Índice alfabético", anchors.index, "Pruebas, equipos e insumos", pages, {
        left: title,
        right: "Índice alfabético",
        note: company.name,
      }),
    );
  }
  const contact = pagesOf([contactPage(catalogue, company)], pageRoom).map((pieces): Page => ({ pieces }));
  const otherPages = chapters.flatMap(({ pages }) => pages).length + contact.length + pagesBefore;
  // People print the whole catalogue as a booklet, so pages for notes fill its last sheet of paper. They read
  // the catalogue of a category on the screen.
  const notes = catalogue.category
    ? []
    : notesPages(otherPages).map((block): Page => ({ pieces: layOut(block) }));
  if (notes.length > 0) {
    chapters.push(chapterOf("Notas", anchors.notes, "", notes, { left: title, note: company.name }));
  }
  chapters.push(
    chapterOf("Servicio y contacto", anchors.contact, "", contact, { left: title, note: company.name }),
  );
  for (const [at, { pages }] of chapters.entries()) {
    for (const { running } of pages) if (running) running.thumb = { at, count: chapters.length };
  }
  return chapters;
}

function chapterOf(label: string, target: string, entries: string, pages: Page[], running: Running): Chapter {
  const [first, ...others] = pages.map((page) => ({ running: { ...running }, ...page }));
  const opening = first && {
    ...first,
    anchor: target,
    bookmarks: [{ label }, ...(first.bookmarks ?? [])],
  };
  return { label, target, entries: () => entries, pages: opening ? [opening, ...others] : [] };
}

async function sectionChapter(section: Section, company: Company, title: string): Promise<Chapter> {
  const { label, path, sheets, rows, id } = section;
  const host = new URL(company.site).host;
  const opener: Page = {
    pieces: layOut(await openerStage(section)),
    top: 0,
    running: { left: title, note: `${host}${path}`, link: `${company.site}${path}` },
  };
  const pages: Page[] = [];
  for (const sheet of sheets) {
    const parts = (await sheetParts(sheet, company, true)).flatMap((part) => pagesOf(part, pageRoom));
    const running = {
      left: title,
      right: label,
      note: `${host}${sheet.path}`,
      link: `${company.site}${sheet.path}`,
    };
    pages.push(
      ...parts.map((pieces, index): Page => {
        const start = {
          anchor: anchors.sheet(sheet.name),
          bookmarks: [{ label: sheet.title, below: true as const }],
        };
        return { pieces, isPart: true, running: { ...running }, ...(index === 0 ? start : {}) };
      }),
    );
  }
  const chapter = chapterOf(label, anchors.section(id), "", [opener, ...pages], { left: title, note: host });
  return { ...chapter, entries: (pageOf) => entriesInWords(rows, pageOf) };
}

function directoryChapter(catalogue: Catalogue, company: Company, title: string): Chapter {
  const label = "Directorio de pruebas";
  const parts = directoryPages(catalogue, company.site);
  const pages = parts.map(
    ({ labels, pieces }): Page => ({
      pieces,
      bookmarks: labels.map((area) => ({ label: area, below: true })),
    }),
  );
  const tests = new Set(catalogue.areas.flatMap(({ lit }) => lit)).size;
  return chapterOf(
    label,
    anchors.directory,
    `${tests} pruebas por área, con su tubo y las que tienen prueba rápida`,
    pages,
    { left: title, right: label, note: "La disponibilidad de cada prueba se confirma antes de cotizar." },
  );
}

function entriesInWords(rows: Section["rows"], pageOf: PageOf): string {
  const entries = rows.flatMap(({ id, name, models }) => [{ id, name }, ...models]);
  if (entries.length > maxEntries) return `${entries.length} productos`;
  return entries.map(({ id, name }) => `${name} ${pageOf(anchors.sheet(id)) ?? ""}`.trim()).join(" · ");
}

export function pagesByAnchor(pages: Page[]): PageOf {
  const numbers = new Map<string, number>();
  for (const [index, { anchor, pieces }] of pages.entries()) {
    for (const name of [...(anchor ? [anchor] : []), ...pieces.flatMap((piece) => piece.anchors ?? [])]) {
      if (!numbers.has(name)) numbers.set(name, index + pagesBefore + 1);
    }
  }
  return (name) => numbers.get(name);
}

export function layOut(block: Block): Piece[] {
  return column({}, block)(sheetWidth).pieces;
}

function openerEnd(stage: Piece[], section: Section, pageOf: PageOf): Piece[] {
  const end = Math.max(...stage.map(({ y, height }) => y + height));
  const rest = openerRest(section, pageOf, headHeight + pageRoom - end);
  return layOut(rest).map((piece) => ({ ...piece, y: piece.y + end }));
}
