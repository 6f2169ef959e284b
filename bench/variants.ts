/**
 * Builds the variants that the site is compared with:
 *
 * - floor: the same page without scripts. A page with this content cannot be faster.
 * - client: an empty page into which React renders the same elements in the browser. It has no router and
 *   fetches no data, so a real client-rendered site would be slower.
 * - before: an earlier state of the project, already built; the variable BEFORE is its folder.
 * - before-floor: the floor of that state.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumOptions } from "../tools/chromium.ts";
import { pageFile as fileOfPage } from "../tools/prerender/page-file.ts";
import { pages } from "./pages.ts";

export const before = process.env.BEFORE;
export const variants = {
  site: "build/client",
  floor: ".cache/bench/floor",
  client: ".cache/bench/client",
  before: join(before ?? "", "build/client"),
  "before-floor": ".cache/bench/before-floor",
};
export type Variant = keyof typeof variants;
export const beforeVariants: Variant[] = ["before", "before-floor"];

export async function makeVariants({ client }: { client: boolean }) {
  makeFloor(variants.site, variants.floor);
  if (before) makeFloor(variants.before, variants["before-floor"]);
  if (client) await makeClientRendered();
}

function makeFloor(site: string, floor: string) {
  copyFiles(site, floor);
  for (const path of Object.values(pages)) {
    const file = pageFile(site, path);
    // An earlier state may lack a page.
    if (existsSync(file)) write(pageFile(floor, path), withoutScripts(readFileSync(file, "utf8")));
  }
}

function copyFiles(from: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ["assets", "media", "icon.svg", "robots.txt", "404.html"]) {
    cpSync(join(from, part), join(folder, part), { recursive: true });
  }
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link [^>]*rel="modulepreload"[^>]*>/g, "");
}

async function makeClientRendered() {
  copyFiles(variants.site, variants.client);
  const browser = await chromium.launch(chromiumOptions);
  const source = ".cache/bench/client-source";
  mkdirSync(source, { recursive: true });
  for (const [kind, path] of Object.entries(pages)) {
    const html = readFileSync(pageFile(variants.floor, path), "utf8");
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    const tree = await page.evaluate(readBody);
    await page.close();
    writeFileSync(join(source, `${kind}.json`), JSON.stringify(tree));
    writeFileSync(join(source, `${kind}.js`), clientSource(kind));
    const [file] = await bundle(resolve(source, `${kind}.js`), kind);
    const shell = html.replace(
      /<body[\s\S]*<\/body>/,
      `<body><div id="root"></div><script type="module" src="/assets/${file}"></script></body>`,
    );
    write(pageFile(variants.client, path), shell);
  }
  await browser.close();
}

/** Runs in the page. */
function readBody() {
  type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] };
  const read = (node: Node): Tree[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || node.localName === "noscript") return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(read) }];
  };
  return [...document.body.childNodes].flatMap(read);
}

const clientSource = (kind: string) => `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import tree from "./${kind}.json";
const names = { class: "className", for: "htmlFor", srcset: "srcSet", tabindex: "tabIndex", fetchpriority: "fetchPriority", autocomplete: "autoComplete", "stroke-width": "strokeWidth", "stroke-linecap": "strokeLinecap", "stroke-linejoin": "strokeLinejoin", viewbox: "viewBox" };
const style = (text) => Object.fromEntries(text.split(";").filter((part) => part.includes(":")).map((part) => {
  const [name, ...value] = part.split(":");
  return [name.trim().startsWith("--") ? name.trim() : name.trim().replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value.join(":").trim()];
}));
const draw = (node, key) => typeof node === "string" ? node : createElement(node.tag, {
  key,
  ...Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => name === "style" ? [name, style(value)] : name === "value" ? ["defaultValue", value] : [names[name] ?? name, value])),
}, ...node.children.map(draw));
createRoot(document.getElementById("root")).render(tree.map(draw));
`;

async function bundle(entry: string, kind: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: dirname(entry),
    build: {
      outDir: resolve(variants.client),
      emptyOutDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: `assets/client-${kind}-[hash].js` } },
    },
  });
  const outputs = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  for (const output of outputs) {
    if (output.type === "chunk") write(join(variants.client, output.fileName), output.code);
  }
  return outputs.map((output) => output.fileName.replace("assets/", ""));
}

function pageFile(folder: string, path: string): string {
  return join(folder, fileOfPage(path));
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
