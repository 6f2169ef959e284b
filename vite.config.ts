import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { routeFailures } from "./scripts/route-failures.ts";
import { shellModule } from "./scripts/shell-module.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), shellModule(), layerOrder(), routeFailures()],
  css: { transformer: "lightningcss" },
  build: {
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: clientGroups } } },
  },
  // Nothing changes while a build runs; watching costs most of the time of a large one.
  server: command === "build" ? { watch: null } : {},
}));

const clientGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler|turbo-stream|cookie)\// },
  // Few files load sooner than many small ones: what every page has, and what several kinds of page share.
  { name: "frame", test: /\/app\/(root|(ui|layout|lib)\/)|virtual:shell/, minShareCount: 2 },
  { name: "sections", test: /\/app\/sections\/(?!content-icon)/, minShareCount: 3 },
];
