/** Bundles the editor, so that it loads nothing from another origin. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { ourSpanish } from "./spanish.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const cmsFolder = "node_modules/@sveltia/cms";
const { version, dependencies }: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(`${cmsFolder}/package.json`, "utf8"),
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

/** Writes `index.html` and its files into a folder that is served at /admin/. */
export async function bundleEditor(entry: "local" | "hosted", outDir: string) {
  await build({
    configFile: false,
    root: folder,
    base: "/admin/",
    publicDir: false,
    logLevel: "warn",
    plugins: [patches(), withoutUnusedParts()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      minify: entry === "hosted",
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
  // Every hour the editor asks a CDN for its newest version number. This file answers instead.
  writeFileSync(join(outDir, "package.json"), JSON.stringify({ version }));
}

/** Patches of the package (docs/decisions/019). The build fails if a pattern does not match exactly once. */
const changes: { purpose: string; pattern: RegExp; replacement: string }[] = [
  {
    purpose: "Ask our own host for the version instead of a CDN.",
    pattern: /https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/,
    replacement: "/admin",
  },
  {
    purpose: "Give the test backend a repository, because only then are drafts stored.",
    pattern: /(?<=\{isGit:!1,name:\w+,label:\w+,)(?=init:\(\)=>void 0)/,
    replacement: "repository:{service:``,label:``,owner:``,repo:``,branch:``,databaseName:`editor`},",
  },
  {
    purpose: "Do not compare the array of a word list: just showing the list would mark the form as changed.",
    pattern: /(?<=\w+=\(e,t\)=>!\w+\.test\(t\)&&)e\[t\]!==void 0/,
    replacement: "e[t]!==void 0&&!Array.isArray(e[t])",
  },
  {
    purpose: "Add no number to a name that exists, so that duplicate-names.ts can refuse it.",
    pattern: /(?<=\.replace\(\/-\$\/,``\)\),)\w+\(_,\w+\(\w+,\w+\)\)(?=\)\})/,
    replacement: "_",
  },
];

/** The editor would load fonts from a CDN. The bundle contains the same files from the package instead. */
const cdnFonts = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)`]*\.woff2/g;

function patches(): Plugin {
  return {
    name: "changed",
    enforce: "pre",
    transform: {
      filter: { id: /@sveltia\/cms\/(npm\/index\.js|locales\/es-CO\.json)$/ },
      handler(code, id) {
        if (id.endsWith(".json")) return JSON.stringify(ourSpanish(JSON.parse(code)));
        return changes.reduce(
          (text, { purpose, pattern, replacement }) => {
            const places = text.match(new RegExp(pattern, "g"))?.length;
            if (places !== 1)
              throw new Error(`@sveltia/cms: ${places ?? 0} matches instead of 1: ${purpose}`);
            return text.replace(pattern, () => replacement);
          },
          code.replace(cdnFonts, (_, name: string) => `/admin/fonts/${name}.woff2`),
        );
      },
    },
  };
}

/** Leaves out translations and syntax highlighting that no form needs. */
function withoutUnusedParts(): Plugin {
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

/** Copies «noto-mono-latin-400-….woff2» as noto-mono.woff2. */
function copyFonts(target: string) {
  mkdirSync(target);
  for (const file of readdirSync(`${cmsFolder}/npm/assets`).filter((name) => name.endsWith(".woff2"))) {
    copyFileSync(`${cmsFolder}/npm/assets/${file}`, join(target, `${file.split("-latin-")[0]}.woff2`));
  }
}

function licenceTexts(): string {
  const packages = ["@sveltia/cms", ...Object.keys(dependencies)].map((name) => [
    name,
    `node_modules/${name}`,
  ]);
  const assets = [["fonts of @sveltia/cms", `${cmsFolder}/npm/assets`]];
  return [...packages, ...assets]
    .flatMap(([name = "", folder = ""]) =>
      readdirSync(folder)
        .filter((file) => /licen[cs]e/i.test(file))
        .map((file) => `${name}: ${file}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`),
    )
    .join(`\n${"-".repeat(78)}\n\n`);
}
