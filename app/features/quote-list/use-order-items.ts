import { useCallback, useEffect, useState } from "react";
import type { OrderItems } from "#app/content/outputs/order-items.ts";
import { askToUpdate } from "#app/features/notices/update-notice.ts";
import { orderItemsPath } from "#app/lib/addresses/order-items-path.ts";
import { fetchData, OutdatedBuild } from "#app/router/fetch-data.ts";

let loaded: OrderItems | undefined;

async function loadOrderItems(): Promise<OrderItems> {
  loaded ??= await fetchData<OrderItems>(orderItemsPath);
  if (!loaded) throw new Error(`${orderItemsPath}: 404`);
  return loaded;
}

/** Fetches the items once per visit, and again after a failure when the connection returns. */
export function useOrderItems(): { items?: OrderItems; failed: boolean; retry: () => void } {
  const [items, setItems] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadOrderItems().then(setItems, (error) => {
      setFailed(true);
      if (error instanceof OutdatedBuild) askToUpdate();
    });
  }, []);

  useEffect(() => {
    if (!items) load();
  }, [items, load]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [failed, load]);

  return { items, failed, retry: load };
}
