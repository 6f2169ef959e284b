import { useEffect } from "react";
import { isPlainClick } from "#app/lib/plain-click.ts";
import { internalLink, pathOf } from "./internal-link.ts";
import { navigate, prefetch } from "./navigation.ts";

/** Milliseconds that the pointer rests on a link before its page is prefetched. */
const prefetchDelay = 100;

/** Listens on the document, so that links can be plain HTML. */
export function LinkRouting() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;

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

    function prefetchSoon(event: Event) {
      clearTimeout(timer);
      const link = internalLink(event);
      if (!link || link.pathname === location.pathname) return;
      timer = setTimeout(prefetch, prefetchDelay, link.pathname);
    }

    // Also turns off the browser's own prefetching (boot/boot-script.ts).
    document.documentElement.dataset.routed = "";
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("click", follow, { signal });
    for (const name of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(name, prefetchSoon, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  return null;
}
