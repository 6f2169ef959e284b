/** Prerendered pages do not load this code. tools/prerender/page-assets.ts links only its styles. */
export { Bench as default } from "./stage/bench.tsx";
