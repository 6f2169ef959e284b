/** Writes on a PDF, and says of everything what it is: a part of the document's structure or mere decoration. */
import type { Line } from "../typesetting/lines.ts";

type Role =
  | ("H1" | "H2" | "H3" | "P" | "Figure")
  | ("L" | "LI" | "Lbl" | "LBody")
  | ("Table" | "TR" | "TH" | "TD");

/** A part of the structure. What belongs to it may stand on several pages. */
export type Tag = { role: Role; alt?: string; scope?: "Row" | "Column" };

type Aside = "Layout" | "Pagination";
type Link = { url: string; label: string; area: [x: number, y: number, width: number, height: number] };

export class Pen {
  readonly #document: PDFKit.PDFDocument;
  readonly #elements = new Map<Tag, PDFKit.PDFStructureElement>();
  readonly #root: PDFKit.PDFStructureElement;
  #parent: PDFKit.PDFStructureElement;
  #role = "P";
  #aside: Aside | undefined;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#root = document.struct("Document");
    this.#parent = this.#root;
    document.addStructure(this.#root);
  }

  /** What is written belongs to this part. */
  within(tag: Tag, write: () => void) {
    if (this.#aside) {
      write();
      return;
    }
    const [parent, role] = [this.#parent, this.#role];
    const known = this.#elements.get(tag);
    const element = known ?? this.#document.struct(tag.role, tag);
    if (!known) {
      parent.add(element);
      this.#elements.set(tag, element);
    }
    this.#parent = element;
    this.#role = tag.role;
    write();
    [this.#parent, this.#role] = [parent, role];
  }

  /** What is written is for the eye: head and foot of a page, the numbers of an axis. */
  aside(kind: Aside, write: () => void) {
    this.#aside = kind;
    write();
    this.#aside = undefined;
  }

  /** What counts for a reader. */
  content(draw: (document: PDFKit.PDFDocument) => void) {
    if (this.#aside) this.#artifact(this.#aside, draw);
    else this.#marked(this.#parent, this.#role, draw);
  }

  decoration(draw: (document: PDFKit.PDFDocument) => void) {
    this.#artifact("Layout", draw);
  }

  /** A link is one wherever it stands, in the foot as well. */
  link({ url, label, area }: Link, draw: (document: PDFKit.PDFDocument) => void) {
    const element = this.#document.struct("Link");
    this.#root.add(element);
    this.#marked(element, "Link", draw);
    // PDFKit writes primitive strings as names, and notes the page of the link when the element ends.
    this.#document.link(...area, url, { structParent: element, Contents: Object(label) });
    element.end();
  }

  #marked(element: PDFKit.PDFStructureElement, role: string, draw: (document: PDFKit.PDFDocument) => void) {
    element.add(this.#document.markStructureContent(role));
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  #artifact(type: Aside, draw: (document: PDFKit.PDFDocument) => void) {
    this.#document.markContent("Artifact", { type });
    draw(this.#document);
    this.#document.endMarkedContent();
  }
}

export function drawLine(document: PDFKit.PDFDocument, { fragments }: Line, left: number, baseline: number) {
  for (const { font, style, text, x } of fragments) {
    document
      .font(font, font.postscriptName)
      .fontSize(style.size)
      .fillColor(style.colour)
      .text(text, left + x, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: style.tracking,
      });
  }
}
