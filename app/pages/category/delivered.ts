/** Code that a prerendered page does not need. tools/prerender/page-assets.ts links only its styles. */
export { Bench as default } from "./stage/bench.tsx";
