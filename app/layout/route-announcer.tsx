import { useEffect, useRef, useState } from "react";
import { fragmentTarget } from "#app/router/scroll.ts";
import { useCurrentPath, useLocation } from "#app/router/use-location.ts";

/** Moves the focus to the new page and announces its title. */
export function RouteAnnouncer() {
  const path = useCurrentPath();
  const { hash } = useLocation();
  const previous = useRef<string>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const isFirst = previous.current === undefined || previous.current === "";
    const hasChanged = previous.current !== path;
    previous.current = path;
    if (isFirst || !hasChanged) return;
    setTitle(document.title);
    // router/scroll.ts has already focused the target of a fragment.
    if (!fragmentTarget(hash)) document.getElementById("contenido")?.focus({ preventScroll: true });
  }, [path, hash]);

  return (
    <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
