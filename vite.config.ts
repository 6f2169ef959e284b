import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { defineConfig } from "vite";
import { bundle, cache, publicFolder } from "./tools/paths.ts";
import { shortClassName } from "./tools/vite/class-names.ts";
import { devServer } from "./tools/vite/dev-server.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";
import { minified } from "./tools/vite/minified.ts";
import { builtShell, shellModule } from "./tools/vite/shell-module.ts";

/** Lucide's icons without its machinery, in the build. */
const icons = "app/ui/media/create-lucide-icon.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  publicDir: publicFolder,
  plugins: [
    command === "serve" ? devServer() : shellModule(builtShell),
    layerOrder(),
    // A kilobyte less on every page than by Vite's own minifier (docs/performance.md). Licences: /licences.txt.
    !isSsrBuild &&
      minified(join(cache, "minified"), { ecma: 2020, compress: { passes: 2 }, format: { comments: false } }),
  ],
  ...(command === "build" && {
    resolve: { alias: [{ find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(icons) }] },
    ssr: { noExternal: ["lucide-react"] },
  }),
  css:
    command === "build"
      ? { modules: { generateScopedName: shortClassName } }
      : { transformer: "lightningcss" },
  // What is made is not watched: builds of many products would keep the server busy.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    outDir: join(bundle, isSsrBuild ? "server" : "client"),
    copyPublicDir: false,
    ssr: isSsrBuild && "app/entry.server.tsx",
    manifest: !isSsrBuild,
    cssTarget: ["chrome109", "firefox115", "safari15.6"],
    assetsInlineLimit: 0,
    // `minified` does it, for the browser.
    minify: false,
    // In both builds: pages name styles by the hash of what the browser gets.
    cssMinify: "lightningcss",
    // The page names all its modules itself, when its first view has loaded: boot/boot-script.ts.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Lucide marks its icons for frameworks with server components; there are none here.
      checks: { moduleLevelDirective: false, pluginTimings: false },
      ...(!isSsrBuild && {
        input: "app/entry.client.tsx",
        output: {
          codeSplitting: { groups: clientGroups },
          chunkFileNames: namedByFolder,
          // Otherwise what is minified would be written out again, with its spaces.
          minify: false,
        },
      }),
    },
  },
}));

/**
 * Few files load sooner than many small ones, and compress better: what every page has, and most show; small things
 * of several kinds of page; what shows or collects the things of the catalogue. Named one by one, because a page
 * then loads least (docs/performance.md); a name without a file is an error.
 */
const clientGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "frame",
    test: modules(
      "root.tsx",
      "blocks/entry-head.ts",
      "blocks/figures/data-rows.tsx",
      "blocks/figures/family-scale.tsx",
      "blocks/figures/figure-strip.tsx",
      "blocks/figures/hours-scale.tsx",
      "blocks/sections/columns.tsx",
      "blocks/sections/cta-band.tsx",
      "blocks/sections/page-heading.tsx",
      "blocks/sections/section-heading.tsx",
      "blocks/sections/split-section.tsx",
      "hooks/copy-text.ts",
      "hooks/use-copied.ts",
      "lib/addresses/panel-address.ts",
      "router/use-address-text.ts",
      "ui/breadcrumbs.tsx",
      "ui/figure.tsx",
      "ui/media/media.tsx",
    ),
  },
  {
    name: "shared",
    test: /\/app\/((ui(?!\/accordion)|lib|hooks|layout|router)\/|(blocks|features\/enquiry)\/[\w-]+\.ts$)|lucide-react/,
    minShareCount: 4,
  },
  {
    name: "catalogue",
    test: modules(
      "blocks/cards/product-grid.tsx",
      "blocks/entry/entry-hero.tsx",
      "blocks/entry/print-frame.tsx",
      "blocks/glossary/term-text.tsx",
      "blocks/groups/stacked-table.tsx",
      "features/compare/compare-checkbox.tsx",
      "features/quote-list/add-to-quote-button.tsx",
      "lib/addresses/category-pages.ts",
      "lib/text/terms.ts",
      "ui/actions/download-link.tsx",
      "ui/badge.tsx",
    ),
  },
];

function modules(...names: string[]) {
  for (const name of names) if (!existsSync(`app/${name}`)) throw new Error(`vite.config.ts: no app/${name}`);
  return new RegExp(`/app/(${names.join("|").replaceAll(".", "\\.")})$`);
}

/** Every page is a page.tsx: its file is named after its folder. */
function namedByFolder({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const folder = /\/app\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${folder ?? "[name]"}-[hash].js`;
}
