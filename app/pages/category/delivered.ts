/** Prerendered pages load only the styles of this code (tools/prerender/page-assets.ts). */
export { Bench as default } from "./stage/bench.tsx";
