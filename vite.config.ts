import { defineConfig } from "vite";
import { devPages } from "./scripts/dev-pages.ts";
import { layerOrder } from "./scripts/layer-order.ts";
import { shellModule } from "./scripts/shell-module.ts";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [shellModule(), layerOrder(), devPages()],
  css: { transformer: "lightningcss" },
  // What is made is not watched: builds of many products would keep the server busy.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    outDir: isSsrBuild ? "build/server" : "build/client",
    ssr: isSsrBuild && "app/entry.server.tsx",
    manifest: !isSsrBuild,
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    // The page names all its modules itself, when its first view has loaded: lib/start-scripts.ts.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Lucide marks its icons for frameworks with server components; there are none here.
      checks: { moduleLevelDirective: false },
      ...(!isSsrBuild && {
        input: "app/entry.client.tsx",
        output: { codeSplitting: { groups: clientGroups } },
      }),
    },
  },
}));

const clientGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  // Few files load sooner than many small ones, and compress better: what every page has, and most show, ...
  {
    name: "frame",
    test: modules(
      "root",
      "layout/breadcrumbs",
      "router/scroll-to-content",
      "sections/missing-product",
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
      "sections/(card-actions|entry-hero.*|panel-card|print-frame|product-card|product-grid|scale-reading|stacked-table)",
    ),
  },
];

function modules(...names: string[]) {
  return new RegExp(`/app/(${names.join("|")})\\.tsx?$`);
}
