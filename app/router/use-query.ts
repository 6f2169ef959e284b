import { useClientValue } from "#app/hooks/use-client-value.ts";
import { navigate } from "./navigation.ts";
import { useLocation } from "./use-location.ts";

type Change = (parameters: URLSearchParams) => URLSearchParams;

/**
 * Returns the query of the address; empty during hydration, because the static HTML has none. A change of the
 * query keeps the page, its data and its scroll position.
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change, replace?: boolean) => void] {
  return [new URLSearchParams(useClientValue(useLocation().search, "")), changeQuery];
}

function changeQuery(next: Change, replace = false) {
  const url = new URL(window.location.href);
  url.search = next(url.searchParams).toString();
  navigate(url, { replace, keepScroll: true });
}
