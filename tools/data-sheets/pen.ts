/** Writes to a PDF and tags everything as part of the document's structure or as an artifact. */
import type { Line } from "../typesetting/lines.ts";

type Role =
  | ("Sect" | "H1" | "H2" | "H3" | "P" | "Figure")
  | ("L" | "LI" | "Lbl" | "LBody")
  | ("Table" | "TR" | "TH" | "TD");

/** An element of the document's structure. Its content may span several pages. */
export type Tag = { role: Role; alt?: string; scope?: "Row" | "Column" };

type ArtifactType = "Layout" | "Pagination";
/** `target` is an address, or «#» and the name of an anchor in the document. */
type Link = { target: string; label: string; area: [x: number, y: number, width: number, height: number] };

export class Pen {
  readonly #document: PDFKit.PDFDocument;
  readonly #elements = new Map<Tag, PDFKit.PDFStructureElement>();
  readonly #root: PDFKit.PDFStructureElement;
  #parent: PDFKit.PDFStructureElement;
  #role = "P";
  #artifactType: ArtifactType | undefined;
  #depth = 0;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#root = document.struct("Document");
    this.#parent = this.#root;
    document.addStructure(this.#root);
  }

  within(tag: Tag, write: () => void) {
    if (this.#artifactType) {
      write();
      return;
    }
    const [parent, role] = [this.#parent, this.#role];
    const known = this.#elements.get(tag);
    const element = known ?? this.#document.struct(this.#roleAt(tag.role), tag);
    if (!known) {
      parent.add(element);
      this.#elements.set(tag, element);
    }
    this.#parent = element;
    this.#role = tag.role;
    write();
    [this.#parent, this.#role] = [parent, role];
  }

  /** Writes headings one level lower, for a data sheet inside a catalogue. */
  withLowerHeadings(write: () => void) {
    this.#depth += 1;
    write();
    this.#depth -= 1;
  }

  asArtifact(kind: ArtifactType, write: () => void) {
    this.#artifactType = kind;
    write();
    this.#artifactType = undefined;
  }

  content(draw: (document: PDFKit.PDFDocument) => void) {
    if (this.#artifactType) this.#artifact(this.#artifactType, draw);
    else this.#marked(this.#parent, this.#role, draw);
  }

  decoration(draw: (document: PDFKit.PDFDocument) => void) {
    this.#artifact("Layout", draw);
  }

  /** Draws a tagged link, also inside artifacts. */
  link({ target, label, area }: Link, draw: (document: PDFKit.PDFDocument) => void) {
    const element = this.#document.struct("Link");
    (this.#artifactType ? this.#root : this.#parent).add(element);
    this.#marked(element, "Link", draw);
    // PDFKit would write a primitive string as a PDF name, so the label is a String object. PDFKit records
    // the link's page when the element ends.
    const options = { structParent: element, Contents: Object(label) };
    if (target.startsWith("#")) this.#document.goTo(...area, target.slice(1), options);
    else this.#document.link(...area, target, options);
    element.end();
  }

  anchor(name: string, y: number) {
    this.#document.addNamedDestination(name, "XYZ", null, y, null);
  }

  #roleAt(role: Role): string {
    const [, level] = role.match(/^H(\d)$/) ?? [];
    return level ? `H${Number(level) + this.#depth}` : role;
  }

  #marked(element: PDFKit.PDFStructureElement, role: string, draw: (document: PDFKit.PDFDocument) => void) {
    element.add(this.#document.markStructureContent(role));
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  #artifact(type: ArtifactType, draw: (document: PDFKit.PDFDocument) => void) {
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
