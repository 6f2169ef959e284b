import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { internalLink, pathOf } from "#app/lib/internal-link.ts";

const restsOnIt = 100;

/**
 * Follows internal links inside the running page and fetches ahead what the visitor seems about to
 * open. One listener serves all: a page has some 150 links, and if each listened to the router, each
 * would be drawn again at every step of a navigation.
 */
export function LinkRouting() {
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;

    function follow(event: MouseEvent) {
      const link = internalLink(event);
      const leavesPage =
        event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
      if (!link || leavesPage || event.defaultPrevented) return;
      event.preventDefault();
      const to = pathOf(link);
      navigate(to, {
        replace: to === pathOf(location),
        viewTransition: link.pathname !== location.pathname,
        // A page below /productos/ settles its scroll position itself: lib/scroll-to-content.ts.
        preventScrollReset: to.startsWith("/productos/"),
      });
    }

    function expect(event: Event) {
      clearTimeout(rest);
      const link = internalLink(event);
      if (!link || link.pathname === location.pathname) return;
      rest = setTimeout(() => setNext(link.pathname), restsOnIt);
    }

    // From now on the browser need not fetch pages by itself: lib/settle-scripts.ts.
    document.documentElement.dataset.routed = "";
    const signs = ["pointerover", "focusin", "touchstart"];
    document.addEventListener("click", follow);
    for (const sign of signs) document.addEventListener(sign, expect, { passive: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener("click", follow);
      for (const sign of signs) document.removeEventListener(sign, expect);
    };
  }, [navigate]);

  return next ? <PrefetchPageLinks page={next} /> : null;
}
