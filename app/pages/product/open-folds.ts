import { openIfWide } from "#app/blocks/product/fold.tsx";

/** Opens the folds of a block. A fold does this itself when React renders it, but React renders no delivered block. */
export function openFolds(block: Element | null) {
  block?.querySelectorAll("details").forEach(openIfWide);
}
