import { createContext, useContext } from "react";
import { trimSlash } from "#app/lib/addresses/path.ts";

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
export const noLocation: Location = { pathname: "", search: "", hash: "", key: "", type: "traverse" };

export const LocationContext = createContext(noLocation);

export function useLocation(): Location {
  return useContext(LocationContext);
}

/** The address of this page without a trailing slash. */
export function useCurrentPath(): string {
  return trimSlash(useLocation().pathname);
}
