/** Maximum number of products on a category page. */
export const productsPerPage = 24;

/** Pages count from 1. */
export function categoryPath(category: string, page = 1): string {
  return `/productos/${category}${page > 1 ? `/pagina/${page}` : ""}`;
}

export function categoryCardsPath(category: string): string {
  return `/datos/categorias/${category}.json`;
}
