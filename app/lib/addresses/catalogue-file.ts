export function catalogueFile(category?: string): string {
  return `/fichas/${catalogueName(category)}.pdf`;
}

export function catalogueName(category?: string): string {
  return category ? `catalogo-${category}` : "catalogo";
}
