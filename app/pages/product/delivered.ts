/** Prerendered pages start with only the styles of this code (tools/prerender/page-assets.ts). */
export { DeliveredBlocks as default } from "./delivered-blocks.tsx";
export { showFit } from "./fit/fit-fields.ts";
