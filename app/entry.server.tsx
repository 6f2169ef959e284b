import { renderToString } from "react-dom/server";
import { pageData } from "./blocks/structured-data.ts";
import { bootFailureScript } from "./boot/boot-failure-script.ts";
import { bootScript, type PageAssets } from "./boot/boot-script.ts";
import { withoutJoiners } from "./lib/text/word-joiner.ts";
import { withoutParts } from "./lib/without-parts.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./router/match.ts";
import type { View } from "./router/navigation.ts";
import { noLocation } from "./router/use-location.ts";
import { notFound, routes } from "./routes.ts";
import noScriptStyles from "./styles/no-script.css?url";

type Page = { path: string; data?: unknown };

/** The type of a method, because TypeScript then lets each page declare a narrower type for `data`. */
type Describe = { of(data: unknown): Record<string, unknown>[] }["of"];
const ownStructuredData = import.meta.glob<Describe>("./pages/*/structured-data.ts", {
  eager: true,
  import: "structuredData",
});

const deliveredParts = import.meta.glob<readonly string[]>("./pages/*/delivered-data.ts", {
  eager: true,
  import: "delivered",
});

export function pageFolder(path?: string): string {
  return path === undefined ? notFound.folder : findRoute(routes, path).folder;
}

/** With `dataFile`, the page reads its first data from that file instead of its HTML. */
export async function render(
  build: string,
  assets: PageAssets,
  page?: Page,
  dataFile?: string,
): Promise<string> {
  const view = await viewOf(page);
  const html = `<!DOCTYPE html>${renderToString(<Root first={view} />)}`;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const sent = page && { path: page.path, data: dataFile ? undefined : firstData(page) };
  return html
    .replace("<html", () => `<html data-build="${build}"`)
    .replace("</head>", () => `${bootFailureScript(noScriptStyles)}${styles}</head>`)
    .replace("</body>", () => `${bootScript(assets, sent, dataFile)}${structuredData(view, page)}</body>`);
}

/** Leaves out data of parts that are complete in the HTML. Development keeps the data, to render changes. */
export function firstData({ path, data }: Page): unknown {
  const parts = deliveredParts[`./pages/${pageFolder(path)}/delivered-data.ts`];
  return parts && import.meta.env.PROD ? withoutParts(data, parts) : data;
}

/** The structured data compress best at the end of the body, because they repeat texts of the page. */
function structuredData(view: View, page?: Page): string {
  // A page without a canonical address is not for search engines: layout/head-tags.tsx gives it noindex.
  if (!page || !view.page.head(view.location).canonical) return "";
  const describe: Describe =
    ownStructuredData[`./pages/${pageFolder(page.path)}/structured-data.ts`] ?? pageData;
  return describe(page.data)
    .map((data) => {
      const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
      return `<script type="application/ld+json">${withoutJoiners(json)}</script>`;
    })
    .join("");
}

async function viewOf(page?: Page): Promise<View> {
  if (!page) return { location: noLocation, page: await notFound.hydrate(undefined), scroll: "stay" };
  const view = await findRoute(routes, page.path).hydrate(page.data);
  return { location: { ...noLocation, pathname: page.path }, page: view, scroll: "stay" };
}
