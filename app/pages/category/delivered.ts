/** Prerendered pages load only the styles of this file (tools/prerender/page-assets.ts). */
export { Bench as default } from "./stage/bench.tsx";
