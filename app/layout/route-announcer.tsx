import { useEffect, useRef, useState } from "react";
import { useCurrentPath } from "#app/router/location.ts";

/** After a route change: moves the focus to the new page and says its title. */
export function RouteAnnouncer() {
  const path = useCurrentPath();
  const previous = useRef<string>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const first = previous.current === undefined || previous.current === "";
    const changed = previous.current !== path;
    previous.current = path;
    if (first || !changed) return;
    setTitle(document.title);
    document.getElementById("contenido")?.focus({ preventScroll: true });
  }, [path]);

  return (
    <p className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}
