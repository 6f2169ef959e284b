import { categoryPath } from "#app/lib/addresses/category-pages.ts";

/** Something that is not published and told on request; without categories, of any product. */
export type OnRequest = { label: string; value: string; categories?: string[] };

type Product = {
  category: { to: string };
  /** Places in the list of what it states itself. */
  answered?: number[];
};

/** What a product leaves open, of the list for all products. */
export function openQuestions<Row extends OnRequest>(list: Row[], { category, answered }: Product): Row[] {
  return list.filter(
    ({ categories }, index) =>
      !answered?.includes(index) && (categories?.some((id) => categoryPath(id) === category.to) ?? true),
  );
}
