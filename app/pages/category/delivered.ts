/** Prerendered pages load only the styles of this code, which tools/prerender/page-assets.ts links. */
export { Bench as default } from "./stage/bench.tsx";
