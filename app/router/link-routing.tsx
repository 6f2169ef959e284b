import { useEffect } from "react";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { internalLink, pathOf } from "./internal-link.ts";
import { navigate, prefetch } from "./navigation.ts";

const restsOnIt = 100;

/**
 * Follows internal links with the router and prefetches pages that the visitor seems about to open. One listener serves
 * all links, which are plain HTML.
 */
export function LinkRouting() {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;

    function follow(event: MouseEvent) {
      const link = internalLink(event);
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      const to = pathOf(link);
      navigate(to, {
        replace: to === pathOf(location),
        keepScroll: "keepScroll" in link.dataset,
        fade: link.pathname !== location.pathname,
      });
    }

    function expect(event: Event) {
      clearTimeout(rest);
      const link = internalLink(event);
      if (!link || link.pathname === location.pathname) return;
      rest = setTimeout(prefetch, restsOnIt, link.pathname);
    }

    // Turns off the browser's own prefetching (boot/boot-script.ts).
    document.documentElement.dataset.routed = "";
    const signs = ["pointerover", "focusin", "touchstart"];
    document.addEventListener("click", follow);
    for (const sign of signs) document.addEventListener(sign, expect, { passive: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener("click", follow);
      for (const sign of signs) document.removeEventListener(sign, expect);
    };
  }, []);

  return null;
}
