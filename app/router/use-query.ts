import { useClientValue } from "#app/hooks/use-client-value.ts";
import { navigate } from "./navigation.ts";
import { useLocation } from "./use-location.ts";

type Change = (parameters: URLSearchParams) => URLSearchParams;

/**
 * The query of the address; a file was written without one, and hydrates as it was written. Changing it
 * keeps the page, its data and its scroll position.
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change, replace?: boolean) => void] {
  return [new URLSearchParams(useClientValue(useLocation().search, "")), changeQuery];
}

function changeQuery(next: Change, replace = false) {
  const url = new URL(window.location.href);
  url.search = next(url.searchParams).toString();
  navigate(url, { replace, keepScroll: true });
}
