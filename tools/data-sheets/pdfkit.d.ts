/** Options missing from PDFKit's published types: an opened font, and the structure element of a link. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(source: import("fontkit").Font, family: string): this;
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
