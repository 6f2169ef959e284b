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
  // Few files load sooner than many small ones, and compress better: what every page has, and most show, ...
  {
    name: "frame",
    test: modules(
      "root",
      "layout/breadcrumbs",
      "ui/(accordion|badge|download-link|figure)",
      "sections/(columns|cta-band|data-rows|family-scale|figure-strip|hours-scale|media|split-section)",
      "sections/(page|section)-heading",
    ),
  },
  // ... small things of several kinds of page, ...
  { name: "shared", test: /\/app\/(ui|lib|layout|sections\/content-icon)|lucide-react/, minShareCount: 3 },
  // ... and what shows or collects the things of the catalogue.
  {
    name: "catalogue",
    test: modules(
      "features/compare/compare-box",
      "features/quote-list/list-button",
      "sections/(card-actions|entry-hero.*|panel-card|print-frame|product-card|product-grid|scale-reading)",
    ),
  },
];

function modules(...names: string[]) {
  return new RegExp(`/app/(${names.join("|")})\\.tsx$`);
}
