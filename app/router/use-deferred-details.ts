import { useDeferredValue } from "react";
import { useLocation } from "./use-location.ts";

/**
 * Returns the data of the part below the first view, but only when the first view has been painted. Until
 * then, returns undefined or the previous page's data. In the static HTML, after Back and with a fragment,
 * the page needs its full height, so the data are returned immediately.
 */
export function useDeferredDetails<Data>(data: Data): Data | undefined {
  const { type, hash } = useLocation();
  const isImmediate = type === "traverse" || hash !== "";
  const late = useDeferredValue(data, isImmediate ? data : undefined);
  return isImmediate ? data : late;
}
