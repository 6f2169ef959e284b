import { createContext, useContext } from "react";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import { trimSlash } from "#app/lib/path.ts";
import { navigate } from "./navigation.ts";

/** Where the visitor is, and how they came: by a link, in place of another entry, or through the history. */
export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** Of this entry of the history: the same page visited twice has two. */
  key: string;
  type: "push" | "replace" | "traverse";
};

/** The not-found file serves every unknown address, so it is written, and hydrated, with none. */
export const nowhere: Location = { pathname: "", search: "", hash: "", key: "", type: "traverse" };

export const LocationContext = createContext(nowhere);

export function useLocation(): Location {
  return useContext(LocationContext);
}

/** The address of this page without a trailing slash. */
export function useCurrentPath(): string {
  return trimSlash(useLocation().pathname);
}

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
