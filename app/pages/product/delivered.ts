/** Prerendered pages start with only the styles of this code, which tools/prerender/page-assets.ts links. */
export { DeliveredBlocks as default } from "./delivered-blocks.tsx";
export { showFit } from "./fit/fit-fields.ts";
