import type { Category } from "#app/content/schema/files.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { greatestAmount } from "./specifications.ts";

export type Scale = NonNullable<Category["scale"]>;

/** Returns the amount of a row if it is beyond the end of its category's scale. */
export function amountBeyond(scale: Scale | undefined, row: Specification): number | undefined {
  const greatest = row.parameter === scale?.parameter ? greatestAmount(row) : undefined;
  return scale && greatest !== undefined && greatest > scale.max ? greatest : undefined;
}

export function scaleAdvice({ max }: Scale, category: string): string {
  return `la escala de la categoría termina en ${formatNumber(max)}; si la cifra es correcta, aumente antes «Fin de la escala» en content/categories/${category}.yaml`;
}
