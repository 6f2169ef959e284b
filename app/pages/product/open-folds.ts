import { openIfWide } from "#app/blocks/product/fold.tsx";

/** Opens a block's folds on wide screens, because folds in delivered HTML do not open themselves. */
export function openFolds(block: Element | null) {
  block?.querySelectorAll("details").forEach(openIfWide);
}
