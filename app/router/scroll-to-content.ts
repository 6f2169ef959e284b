import { useEffect } from "react";
import { useLocation } from "./location.ts";

/**
 * A product page opened by a link starts at its breadcrumb, below the bar. Back and forward, a
 * hash and the first load keep the position that the browser gives them.
 */
export function useScrollToContent() {
  const { pathname, type, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter changes the address, not the page
  useEffect(() => {
    if (type === "traverse" || hash) return;
    document.getElementById("ruta")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [pathname]);
}
