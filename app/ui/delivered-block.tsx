import type { ReactNode } from "react";
import { reveal } from "#app/hooks/use-reveal.ts";
import { useCurrentPath } from "#app/router/use-location.ts";

type Props = {
  /** Identifies the block on its page. */
  name: string;
  /** Data of the block. A delivered page has none, because its HTML already shows them. */
  data: unknown;
  /** Rendered if there are data. */
  children: ReactNode;
};

/** Always the same object: with a new one, React would empty the block. */
const asDelivered = { dangerouslySetInnerHTML: { __html: "" } };

/**
 * The delivered elements by the id of their block. The block needs them when the visitor returns to the page,
 * and when React retries after a failure.
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
 * A block without behaviour, except that it may reveal one list (`data-reveals`). On the delivered page,
 * React keeps the block's HTML and renders nothing. On a page that a link opened, React renders the block
 * from its data (docs/decisions/037-delivered-blocks.md).
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
