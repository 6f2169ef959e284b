import { useEffect, useRef, useState } from "react";
import { fragmentTarget } from "#app/router/scroll.ts";
import { useCurrentPath, useLocation } from "#app/router/use-location.ts";

/** After a route change: moves the focus to the new page and says its title. */
export function RouteAnnouncer() {
  const path = useCurrentPath();
  const { hash } = useLocation();
  const previous = useRef<string>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const first = previous.current === undefined || previous.current === "";
    const changed = previous.current !== path;
    previous.current = path;
    if (first || !changed) return;
    setTitle(document.title);
    // The target of a fragment has the focus already: router/scroll.ts.
    if (!fragmentTarget(hash)) document.getElementById("contenido")?.focus({ preventScroll: true });
  }, [path, hash]);

  return (
    <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
