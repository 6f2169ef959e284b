import { useDeferredValue } from "react";
import { useLocation } from "./use-location.ts";

/**
 * The data for the part of a page below its first view: a moment late, once the first view has been painted,
 * and none or those of the page before until then. In the static HTML, on the way back and for a hash, where
 * the height of the whole page counts, they are there at once.
 */
export function useDeferredDetails<Data>(data: Data): Data | undefined {
  const { type, hash } = useLocation();
  const atOnce = type === "traverse" || hash !== "";
  const late = useDeferredValue(data, atOnce ? data : undefined);
  return atOnce ? data : late;
}
