/** The file with the cards of a later page of a category. */
export function categoryCardsPath(category: string, page: number): string {
  return `/datos/categorias/${category}/${page}.json`;
}
