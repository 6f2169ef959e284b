import type { ReactNode } from "react";
import { reveal } from "#app/hooks/use-reveal.ts";
import { useCurrentPath } from "#app/router/use-location.ts";

type Props = {
  /** Unique on the page. */
  name: string;
  /** Undefined on the delivered page, whose HTML already shows the data. */
  data: unknown;
  children: ReactNode;
};

/** Always the same object, because React would empty the block for a new object. */
const asDelivered = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * The delivered elements by block id, for a visitor who returns to the page and for React's retry after a
 * failure.
 */
const deliveredNodes: Record<string, ChildNode[]> = {};
if (!import.meta.env.SSR) {
  for (const { id, childNodes } of document.querySelectorAll("[id^=delivered]"))
    deliveredNodes[id] = [...childNodes];
}

function fill(block: HTMLElement | null) {
  if (!block) return;
  if (!block.firstChild) block.append(...(deliveredNodes[block.id] ?? []));
  return reveal(block.querySelector<HTMLElement>("[data-reveals]"));
}

/**
 * On the delivered page, keeps the block's HTML and renders nothing. On a page that a link opened, renders
 * the block from its data (docs/decisions/037-delivered-blocks.md). In both cases, `fill` reveals at most one
 * list on scroll (`data-reveals`).
 */
export function DeliveredBlock({ name, data, children }: Props) {
  const id = `delivered${useCurrentPath()}${name}`;
  return (
    <div
      key={id}
      ref={fill}
      id={id}
      style={{ display: "contents" }}
      {...(data ? { children } : asDelivered)}
    />
  );
}
