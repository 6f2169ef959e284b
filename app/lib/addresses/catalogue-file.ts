/** Returns the address of the PDF catalogue, of the whole site or of one category. */
export function catalogueFile(category?: string): string {
  return `/fichas/${catalogueName(category)}.pdf`;
}

/** Returns the name of the PDF catalogue without the extension. */
export function catalogueName(category?: string): string {
  return category ? `catalogo-${category}` : "catalogo";
}
