import { openIfWide } from "#app/blocks/product/fold.tsx";

/** Does for a delivered block, which React does not render, what each fold does for itself. */
export function openFolds(block: Element | null) {
  block?.querySelectorAll("details").forEach(openIfWide);
}
