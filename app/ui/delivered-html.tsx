import { useLayoutEffect, useRef, useState } from "react";

/**
 * Shows the server's HTML of a block or page that threw. `before` lists the page's elements before React
 * changes the document. The block's elements are between the elements of its neighbouring blocks.
 */
export function DeliveredHtml() {
  const [before] = useState(() => [...(document.getElementById("contenido")?.children ?? [])]);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = place;
    if (!current?.parentElement) return;
    const now = [...current.parentElement.children];
    const index = now.indexOf(current);
    current.append(...before.slice(index, before.length - (now.length - 1 - index)));
    for (const control of current.querySelectorAll("[data-needs-script]")) control.remove();
    for (const text of current.querySelectorAll("[data-without-script]")) text.removeAttribute("hidden");
  }, [before]);

  return <div ref={place} style={{ display: "contents" }} />;
}
