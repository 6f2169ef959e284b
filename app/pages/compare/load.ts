import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { readAddress } from "#app/features/compare/address.ts";
import { choices, maxChoices } from "#app/features/compare/choices.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { comparisonDataPath } from "#app/lib/addresses/comparison-data-path.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { fetchData } from "#app/router/fetch-data.ts";
import { Redirect } from "#app/router/navigation.ts";

export type Comparison = {
  products: ComparedProduct[];
  /** Products by category, only if the address mixes categories. */
  mixed: ComparedProduct[][];
  /** Ids in the address that belong to no product. */
  unknown: string[];
  /** Number of products beyond the limit. */
  leftOut: number;
};

const cache = new Map<string, ComparedProduct>();

/** An address without products redirects to the visitor's choices. */
export async function loadComparison({ searchParams }: URL): Promise<Comparison> {
  const { ids, malformed, ignored } = readAddress(searchParams);
  const chosen = choices.read().map((choice) => choice.id);
  if (ids.length + malformed.length === 0 && chosen.length > 0) throw new Redirect(comparePath(chosen));

  const loaded = await Promise.all(ids.map(loadProduct));
  const found = loaded.filter((product) => product !== undefined);
  const categories = [...new Set(found.map((product) => product.category.id))];
  const oneCategory = categories.length === 1;
  return {
    products: oneCategory ? found.slice(0, maxChoices) : [],
    mixed: oneCategory ? [] : categories.map((id) => found.filter((product) => product.category.id === id)),
    unknown: [...malformed, ...ids.filter((_, index) => !loaded[index])],
    leftOut: ignored + (oneCategory ? Math.max(0, found.length - maxChoices) : 0),
  };
}

/** Returns undefined for an unknown product. Throws if the connection or the host fails. */
async function loadProduct(id: string): Promise<ComparedProduct | undefined> {
  const cached = cache.get(id);
  if (cached) return cached;
  const product: ComparedProduct | undefined = await fetchData(comparisonDataPath(id));
  if (!isRecord(product) || product.id !== id) return undefined;
  cache.set(id, product);
  return product;
}
