import { useEffect } from "react";
import { useLocation } from "./location.ts";

/**
 * A product page opened by a link starts at its breadcrumb, below the bar. Back and forward, a hash, the
 * first load and words that a field notes in the address keep the position that there is.
 */
export function useScrollToContent() {
  const location = useLocation();
  useEffect(() => {
    if (location.type !== "push" || location.hash) return;
    document.getElementById("ruta")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [location]);
}
