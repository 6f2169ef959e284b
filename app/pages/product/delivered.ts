/** A prerendered page starts without this code. tools/prerender/page-assets.ts links only the styles of this code. */
export { DeliveredBlocks as default } from "./delivered-blocks.tsx";
export { showFit } from "./fit/fit-fields.ts";
