import { defineConfig } from "vite";
import { client, publicFolder, server } from "./tools/paths.ts";
import { devPages } from "./tools/vite/dev-pages.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";
import { shellModule } from "./tools/vite/shell-module.ts";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: publicFolder,
  plugins: [shellModule(), layerOrder(), devPages()],
  css: { transformer: "lightningcss" },
  // What is made is not watched: builds of many products would keep the server busy.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    outDir: isSsrBuild ? server : client,
    ssr: isSsrBuild && "app/entry.server.tsx",
    manifest: !isSsrBuild,
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    // The page names all its modules itself, when its first view has loaded: boot/boot-script.ts.
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
      "ui/breadcrumbs",
      "router/use-scroll-to-content",
      "pages/not-found/missing-product",
      "ui/(accordion|badge|actions/download-link|figure)",
      "blocks/(columns|cta-band|split-section|page-heading|section-heading)",
      "blocks/figures/(data-rows|family-scale|figure-strip|hours-scale)",
      "ui/media/media",
    ),
  },
  // ... small things of several kinds of page, ...
  { name: "shared", test: /\/app\/(ui|lib|hooks|layout)|lucide-react/, minShareCount: 3 },
  // ... and what shows or collects the things of the catalogue.
  {
    name: "catalogue",
    test: modules(
      "features/compare/compare-box",
      "features/quote-list/list-button",
      "blocks/cards/.*",
      "blocks/entry/(entry-hero.*|print-frame)",
      "blocks/figures/stacked-table",
    ),
  },
];

function modules(...names: string[]) {
  return new RegExp(`/app/(${names.join("|")})\\.tsx?$`);
}
