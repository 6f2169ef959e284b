import { openIfWide } from "#app/blocks/product/fold.tsx";

/** Runs openIfWide on a block's folds, because React runs it only on folds that it renders itself. */
export function openFolds(block: Element | null) {
  block?.querySelectorAll("details").forEach(openIfWide);
}
