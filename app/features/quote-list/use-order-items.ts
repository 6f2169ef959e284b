import type { OrderItems } from "#app/content/outputs/order-items.ts";
import { useLoaded } from "#app/features/notices/use-loaded.ts";
import { orderItemsPath } from "#app/lib/addresses/order-items-path.ts";
import { fetchData } from "#app/router/fetch-data.ts";

let loaded: OrderItems | undefined;

async function loadOrderItems(): Promise<OrderItems> {
  loaded ??= await fetchData<OrderItems>(orderItemsPath);
  if (!loaded) throw new Error(`${orderItemsPath}: 404`);
  return loaded;
}

/** Fetches everything that can be ordered, once per visit. */
export function useOrderItems() {
  const { value: items, ...state } = useLoaded(loadOrderItems, loaded);
  return { items, ...state };
}
