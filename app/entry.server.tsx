import { renderToString } from "react-dom/server";
import { bootFailureScript } from "./boot/boot-failure-script.ts";
import { bootScript, type PageAssets } from "./boot/boot-script.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./router/match.ts";
import type { View } from "./router/navigation.ts";
import { noLocation } from "./router/use-location.ts";
import { notFound, routes } from "./routes.ts";
import noScriptStyles from "./styles/no-script.css?url";

type Page = { path: string; data?: unknown };

/** The folder in app/pages/ of what is shown at an address, or of the not-found file. */
export function pageFolder(path?: string): string {
  return path === undefined ? notFound.folder : findRoute(routes, path).folder;
}

/** The HTML of one page, or of the not-found file. Nothing runs on a server afterwards. */
export async function render(build: string, assets: PageAssets, page?: Page): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(<Root first={await viewOf(page)} />)}`;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return html
    .replace("<html", () => `<html data-build="${build}"`)
    .replace("</head>", () => `${bootFailureScript(noScriptStyles)}${styles}</head>`)
    .replace("</body>", () => `${bootScript(assets, page)}</body>`);
}

async function viewOf(page?: Page): Promise<View> {
  if (!page) return { location: noLocation, page: await notFound.hydrate(undefined), scroll: "stay" };
  const view = await findRoute(routes, page.path).hydrate(page.data);
  return { location: { ...noLocation, pathname: page.path }, page: view, scroll: "stay" };
}
