/** A prerendered page does not need this code. tools/prerender/page-assets.ts links only the styles of this code. */
export { Bench as default } from "./stage/bench.tsx";
