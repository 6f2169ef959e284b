/** Bundles the editor from our own files: nothing of it comes from another origin. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { ourSpanish } from "./spanish.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const parts = "node_modules/@sveltia/cms";
const { version, dependencies }: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(`${parts}/package.json`, "utf8"),
);

const page = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/icon.svg">
<script type="module" src="/admin/editor.js"></script>
</head>
<body></body>
</html>
`;

/** Writes `index.html` and what it loads into a folder that is served at /admin/. */
export async function bundleEditor(entry: "local" | "hosted", outDir: string) {
  await build({
    configFile: false,
    root: folder,
    base: "/admin/",
    publicDir: false,
    logLevel: "warn",
    plugins: [changed(), unused()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(folder, `browser/${entry}.ts`),
        output: { entryFileNames: "editor.js" },
        checks: { pluginTimings: false },
      },
    },
  });
  writeFileSync(join(outDir, "index.html"), page);
  copyFonts(join(outDir, "fonts"));
  writeFileSync(join(outDir, "licences.txt"), licenceTexts());
  // Asked for every hour, in place of the newest release's on a CDN.
  writeFileSync(join(outDir, "package.json"), JSON.stringify({ version }));
}

/**
 * What is changed in the package, docs/decisions/019: a release in which one of these is not found, once, is refused.
 */
const changes: { what: string; found: RegExp; instead: string }[] = [
  {
    what: "The newest release is asked for at a CDN; here, the installed one is.",
    found: /https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/,
    instead: "/admin",
  },
  {
    what: "Drafts are kept only for backends with a repository; the one for trials has none.",
    found: /(?<=\{isGit:!1,name:\w+,label:\w+,)(?=init:\(\)=>void 0)/,
    instead: "repository:{service:``,label:``,owner:``,repo:``,branch:``,databaseName:`editor`},",
  },
  {
    what: "A list of words counts as changed as soon as it is shown: its items are also kept as one list.",
    found: /(?<=\w+=\(e,t\)=>!\w+\.test\(t\)&&)e\[t\]!==void 0/,
    instead: "e[t]!==void 0&&!Array.isArray(e[t])",
  },
  {
    what: "A name that is taken gets a number in silence, and one of another kind in the same folder is written over.",
    found: /(?<=\.replace\(\/-\$\/,``\)\),)\w+\(_,\w+\(\w+,\w+\)\)(?=\)\})/,
    instead: "_",
  },
];

/** Its styles name fonts of a CDN, of which the package has the files. */
const fontsElsewhere = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)`]*\.woff2/g;

function changed(): Plugin {
  return {
    name: "changed",
    enforce: "pre",
    transform: {
      filter: { id: /@sveltia\/cms\/(npm\/index\.js|locales\/es-CO\.json)$/ },
      handler(code, id) {
        if (id.endsWith(".json")) return JSON.stringify(ourSpanish(JSON.parse(code)));
        return changes.reduce(
          (text, { what, found, instead }) => {
            const places = text.match(new RegExp(found, "g"))?.length;
            if (places !== 1) throw new Error(`@sveltia/cms: ${places ?? 0} places for this change: ${what}`);
            return text.replace(found, () => instead);
          },
          code.replace(fontsElsewhere, (_, name: string) => `/admin/fonts/${name}.woff2`),
        );
      },
    },
  };
}

/** Languages of programs and of people that no form here shows. */
function unused(): Plugin {
  const empty = "\0empty";
  return {
    name: "unused",
    enforce: "pre",
    resolveId: {
      filter: { id: /^@shikijs\/(langs|themes)\/|\/locales\/(?!es-CO)[\w-]+\.json$/ },
      handler: () => empty,
    },
    load: { filter: { id: /^\0empty$/ }, handler: () => "export default {}" },
  };
}

/** «noto-mono-latin-400-….woff2» as noto-mono.woff2. */
function copyFonts(target: string) {
  mkdirSync(target);
  for (const file of readdirSync(`${parts}/npm/assets`).filter((name) => name.endsWith(".woff2"))) {
    copyFileSync(`${parts}/npm/assets/${file}`, join(target, `${file.split("-latin-")[0]}.woff2`));
  }
}

/** What the editor and its parts ask to be said with them. */
function licenceTexts(): string {
  const packages = ["@sveltia/cms", ...Object.keys(dependencies)].map((name) => [
    name,
    `node_modules/${name}`,
  ]);
  const assets = [["fonts of @sveltia/cms", `${parts}/npm/assets`]];
  return [...packages, ...assets]
    .flatMap(([name = "", folder = ""]) =>
      readdirSync(folder)
        .filter((file) => /licen[cs]e/i.test(file))
        .map((file) => `${name}: ${file}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`),
    )
    .join(`\n${"-".repeat(78)}\n\n`);
}
