import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A product page opened by a link starts at its breadcrumb, below the bar. Back and forward, a
 * hash and the first load keep the position that the browser gives them.
 */
export function useScrollToContent() {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter changes the address, not the page
  useEffect(() => {
    if (type === "POP" || hash || key === "default") return;
    document.getElementById("ruta")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [pathname]);
}
