/** What the project uses of PDFKit, which comes without types. Lengths are in points, from the upper left corner. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";
  import type { Font } from "fontkit";

  type Content = { readonly refs: unknown[] };

  export type StructureElement = {
    add(child: StructureElement | Content): StructureElement;
    end(): void;
  };

  type Options = {
    size: "A4";
    margin: number;
    font: null;
    pdfVersion: "1.7";
    lang: string;
    tagged: boolean;
    displayTitle: boolean;
    autoFirstPage: boolean;
    info: Record<string, string | Date>;
  };

  export default class PDFDocument extends Readable {
    constructor(options: Options);
    addPage(): this;
    end(): void;

    font(font: Font, name: string): this;
    fontSize(size: number): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: "alphabetic"; characterSpacing: number },
    ): this;
    image(data: Uint8Array, x: number, y: number, options: { width: number; height: number }): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: string },
    ): this;

    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string): this;

    struct(role: string, options?: { alt?: string; scope?: "Row" | "Column" }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(role: string): Content;
    markContent(role: "Artifact", options: { type: "Layout" | "Pagination" }): this;
    endMarkedContent(): this;
  }
}
