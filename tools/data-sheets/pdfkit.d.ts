/** What PDFKit takes and its published types leave out: a font that is open already, the part that a link belongs to. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(source: import("fontkit").Font, family: string): this;
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
