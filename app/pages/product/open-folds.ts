import { openIfWide } from "#app/blocks/product/fold.tsx";

/** React runs `openIfWide` only on folds that it renders itself. */
export function openFolds(block: Element | null) {
  block?.querySelectorAll("details").forEach(openIfWide);
}
