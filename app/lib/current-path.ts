import { useContext } from "react";
import { UNSAFE_FrameworkContext, useLocation } from "react-router";
import { useHydrated } from "./hydrated.ts";
import { trimSlash } from "./path.ts";

/**
 * The address of this page without a trailing slash. The not-found file serves every unknown
 * address, so it is written, and hydrated, with none.
 */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const isFallbackFile = useContext(UNSAFE_FrameworkContext)?.isSpaMode ?? false;
  const hydrated = useHydrated();
  return isFallbackFile && !hydrated ? "" : trimSlash(pathname);
}
