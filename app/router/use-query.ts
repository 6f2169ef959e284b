import { useClientValue } from "#app/hooks/use-client-value.ts";
import { navigate } from "./navigation.ts";
import { useLocation } from "./use-location.ts";

type Change = (parameters: URLSearchParams) => URLSearchParams;

/** The query is empty during hydration, as in the static HTML. Changing it does not scroll the page. */
export function useQuery(): [query: URLSearchParams, change: (next: Change, replace?: boolean) => void] {
  return [new URLSearchParams(useClientValue(useLocation().search, "")), changeQuery];
}

function changeQuery(next: Change, replace = false) {
  const url = new URL(window.location.href);
  url.search = next(url.searchParams).toString();
  navigate(url, { replace, keepScroll: true });
}
