import { useDeferredValue } from "react";
import { useLocation } from "./use-location.ts";

/**
 * Delays the data for the part below the first view until the first view has been painted. Until then it returns nothing
 * or the previous page's data. In the static HTML, when going back and with a hash, the height of the whole page
 * matters, so it returns the data at once.
 */
export function useDeferredDetails<Data>(data: Data): Data | undefined {
  const { type, hash } = useLocation();
  const atOnce = type === "traverse" || hash !== "";
  const late = useDeferredValue(data, atOnce ? data : undefined);
  return atOnce ? data : late;
}
