import { useDeferredValue } from "react";
import { useLocation } from "./use-location.ts";

/**
 * Returns the data of the part below the first view, but only after the first view has been painted. Until
 * then, returns undefined or the previous page's data. The static HTML, a page after Back and a page with a
 * fragment need the full height, so they get the data immediately.
 */
export function useDeferredDetails<Data>(data: Data): Data | undefined {
  const { type, hash } = useLocation();
  const isImmediate = type === "traverse" || hash !== "";
  const late = useDeferredValue(data, isImmediate ? data : undefined);
  return isImmediate ? data : late;
}
