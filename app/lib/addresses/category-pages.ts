/** A page of a category shows so many products at most, whatever the size of the catalogue. */
export const productsPerPage = 24;

/** One of the pages of a category, counted from 1; the first is the category's own. */
export function categoryPath(category: string, page = 1): string {
  return `/productos/${category}${page > 1 ? `/pagina/${page}` : ""}`;
}

/** The file with the cards of all pages of a category. */
export function categoryCardsPath(category: string): string {
  return `/datos/categorias/${category}.json`;
}
