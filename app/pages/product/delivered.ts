/** Prerendered pages start without this code. tools/prerender/page-assets.ts links only its styles. */
export { DeliveredBlocks as default } from "./delivered-blocks.tsx";
export { showFit } from "./fit/fit-fields.ts";
