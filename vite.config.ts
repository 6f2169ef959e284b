import { existsSync, globSync } from "node:fs";
import { join, resolve } from "node:path";
import { defineConfig } from "vite";
import { cache, publicFolder } from "./tools/paths.ts";
import { baseline } from "./tools/vite/code/baseline.ts";
import { compileAhead } from "./tools/vite/code/compile-ahead.ts";
import { iconData } from "./tools/vite/code/icon-data.ts";
import { builtLayoutData, layoutDataModule } from "./tools/vite/code/layout-data-module.ts";
import { minified } from "./tools/vite/code/minified.ts";
import { reactModules } from "./tools/vite/code/react-modules.ts";
import { retriedImports } from "./tools/vite/code/retried-imports.ts";
import { devServer } from "./tools/vite/dev/dev-server.ts";
import { shortClassName } from "./tools/vite/styles/class-names.ts";
import { composedStyles } from "./tools/vite/styles/composed-styles.ts";
import { layerOrder } from "./tools/vite/styles/layer-order.ts";
import { shortTokens } from "./tools/vite/styles/token-names.ts";

/** Replaces Lucide's icon runtime in the build. */
const icons = "app/ui/media/create-lucide-icon.ts";

/** Hashes are short, because every page lists about a hundred names. Six characters tell versions apart. */
const assetFileNames = "assets/[name]-[hash:6][extname]";

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  publicDir: publicFolder,
  plugins: [
    command === "serve" ? devServer() : layoutDataModule(builtLayoutData),
    composedStyles(),
    layerOrder(),
    iconData(),
    !isSsrBuild && reactModules(),
    // Compared with Vite's own minifier, Terser saves a kilobyte on every page.
    !isSsrBuild &&
      minified(join(cache, "minified"), {
        ecma: 2022,
        compress: { passes: 3, keep_fargs: false },
        format: { comments: false },
      }),
    !isSsrBuild && retriedImports(),
    !isSsrBuild && compileAhead(),
  ],
  ...(command === "build" && {
    resolve: { alias: [{ find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(icons) }] },
    ssr: { noExternal: ["lucide-react"] },
  }),
  css:
    command === "build"
      ? { modules: { generateScopedName: shortClassName }, postcss: { plugins: [shortTokens()] } }
      : { transformer: "lightningcss" },
  // Generated files are not watched, because a large build would keep the server busy.
  server: { watch: { ignored: ["**/.cache/**", "**/build/**"] } },
  build: {
    copyPublicDir: false,
    ssr: isSsrBuild && "app/entry.server.tsx",
    manifest: !isSsrBuild,
    target: baseline,
    cssTarget: baseline,
    assetsInlineLimit: 0,
    // The plugin `minified` minifies the browser's code.
    minify: false,
    // Both builds use the same minifier for styles, because a hash of the result is in the file name.
    cssMinify: "lightningcss",
    // No polyfill, because boot/boot-script.ts loads the modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Lucide's icons have a directive for server components, which this site does not use. React imports
      // names that only React's tests define. TypeScript checks our own imports.
      checks: { moduleLevelDirective: false, importIsUndefined: false, pluginTimings: false },
      // Both builds must give styles and fonts the same names, because the server's code links them.
      output: { assetFileNames },
      ...(!isSsrBuild && {
        input: "app/entry.client.tsx",
        output: {
          assetFileNames,
          codeSplitting: { groups: clientGroups },
          chunkFileNames: namedByFolder,
          entryFileNames: "assets/[name]-[hash:6].js",
          // With the default, Rolldown would print the minified code again, with spaces.
          minify: false,
        },
      }),
    },
  },
}));

/**
 * Modules that share a file, because a few large files load sooner and compress better than many small files.
 * The groups list single modules. With groups of whole folders, pages load more code.
 */
const clientGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "frame",
    test: modules(
      // The icons of several pages. An icon outside this list is bundled with one page, and the other pages
      // that use the icon then load the styles of that page.
      ...["arrow-left", "check", "list-checks", "list-plus", "minus", "plus"].map(icon),
      "app/root.tsx",
      ...globSync("app/pages/*/head.ts"),
      "app/blocks/figures/data-rows.tsx",
      "app/blocks/figures/family-scale.tsx",
      "app/blocks/figures/figure-strip.tsx",
      "app/blocks/figures/hours-scale.tsx",
      "app/blocks/sections/cta-band.tsx",
      "app/blocks/sections/page-heading.tsx",
      "app/blocks/sections/section-heading.tsx",
      "app/blocks/sections/split-section.tsx",
      "app/features/enquiry/enquiry-path.ts",
      "app/features/quote-list/changes.ts",
      "app/lib/copy-text.ts",
      "app/hooks/use-copied.ts",
      "app/hooks/use-reveal.ts",
      "app/hooks/use-seen.ts",
      "app/lib/addresses/compare-path.ts",
      "app/lib/addresses/panel-address.ts",
      "app/lib/quote/quote-size.ts",
      "app/lib/text/format.ts",
      "app/lib/text/slug.ts",
      "app/router/use-address-text.ts",
      "app/ui/actions/download-link.tsx",
      "app/ui/actions/icon-button.tsx",
      "app/ui/actions/text-button.tsx",
      "app/ui/badge.tsx",
      "app/ui/blocks.tsx",
      "app/ui/breadcrumbs.tsx",
      "app/ui/figure.tsx",
      "app/ui/media/content-icon.tsx",
      "app/ui/media/media.tsx",
    ),
  },
  {
    name: "collecting",
    test: modules(
      "app/blocks/cards/choice-and-item.ts",
      "app/blocks/glossary/term-text.tsx",
      "app/features/compare/compare-checkbox.tsx",
      "app/features/quote-list/add-to-quote-button.tsx",
      "app/lib/addresses/category-pages.ts",
      "app/lib/text/terms.ts",
    ),
  },
  {
    name: "links",
    test: modules(
      "app/features/enquiry/links.ts",
      "app/features/enquiry/message.ts",
      "app/features/enquiry/channels.tsx",
    ),
  },
  {
    name: "enquiry",
    test: modules(
      "app/features/enquiry/copy-button.tsx",
      "app/features/enquiry/copy-from-page.ts",
      "app/features/enquiry/draft.ts",
      "app/features/enquiry/enquiry-links.tsx",
      "app/features/enquiry/message-too-long.tsx",
      "app/ui/form/field.tsx",
      "app/ui/form/use-field-error.ts",
    ),
  },
  { name: "current-section", test: modules("app/hooks/use-current-section.ts") },
  { name: "section-index", test: modules("app/blocks/groups/section-index.tsx", "app/ui/italics.tsx") },
  {
    name: "category-nav",
    test: modules(
      "app/blocks/cards/card-rows.module.css",
      "app/blocks/category-layout.tsx",
      "app/blocks/category-nav.tsx",
    ),
  },
  { name: "faq", test: modules("app/blocks/sections/faq.tsx", "app/ui/accordion.tsx") },
  { name: "workload", test: modules("app/features/workload/address.ts", "app/lib/text/in-sentence.ts") },
  { name: "cards", test: modules("app/blocks/cards/product-grid.tsx") },
  { name: "entry", test: modules("app/blocks/entry/entry-hero.tsx") },
];

function modules(...names: string[]) {
  for (const name of names) if (!existsSync(name)) throw new Error(`vite.config.ts: no ${name}`);
  return new RegExp(`/(${names.join("|").replaceAll(".", "\\.")})$`);
}

function icon(name: string): string {
  return `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
}

/**
 * Names the chunk of a page after its folder, because the file of every page is page.tsx. Lazy parts and
 * groups keep their names. All other chunks have the short name «part», because every page lists all names.
 */
function namedByFolder({ facadeModuleId, name }: { facadeModuleId?: string | null; name: string }): string {
  const folder = /\/app\/pages\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? "")?.[1];
  const isNamed = facadeModuleId || clientGroups.some((group) => group.name === name);
  return `assets/${folder ?? (isNamed ? "[name]" : "part")}-[hash:7].js`;
}
