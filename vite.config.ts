import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { shellModule } from "./scripts/shell-module.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), shellModule(), layerOrder()],
  css: { transformer: "lightningcss" },
  build: {
    // One stylesheet for the whole site: it is small, cached once, and never arrives late.
    cssCodeSplit: false,
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: clientGroups } } },
  },
  // Nothing changes while a build runs; watching costs most of the time of a large one.
  server: command === "build" ? { watch: null } : {},
}));

const clientGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler|turbo-stream|cookie)\// },
  // What every page has: few files load sooner than many small ones.
  { name: "frame", test: /\/app\/(ui|layout|lib)\/|virtual:shell/, minShareCount: 2 },
];
