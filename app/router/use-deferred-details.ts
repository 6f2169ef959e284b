import { useDeferredValue } from "react";
import { useLocation } from "./use-location.ts";

/**
 * Delays the data for the part below the first view until the first view has been painted. Until then it returns nothing
 * or the previous page's data. In the static HTML, when going back and with a hash, the page needs its full height, so
 * the data are returned immediately.
 */
export function useDeferredDetails<Data>(data: Data): Data | undefined {
  const { type, hash } = useLocation();
  const isImmediate = type === "traverse" || hash !== "";
  const late = useDeferredValue(data, isImmediate ? data : undefined);
  return isImmediate ? data : late;
}
