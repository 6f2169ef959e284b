import { createContext, useContext } from "react";
import { trimSlash } from "#app/lib/addresses/path.ts";

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** Key of the history entry. A page visited twice has two keys. */
  key: string;
  type: "push" | "replace" | "traverse";
};

/** The not-found file serves every unknown address, so it renders and hydrates without an address. */
export const noLocation: Location = { pathname: "", search: "", hash: "", key: "", type: "traverse" };

export const LocationContext = createContext(noLocation);

export function useLocation(): Location {
  return useContext(LocationContext);
}

export function useCurrentPath(): string {
  return trimSlash(useLocation().pathname);
}
