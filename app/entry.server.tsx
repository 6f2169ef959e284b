import { renderToReadableStream } from "react-dom/server";
import { guardScripts } from "./lib/script-guard.ts";
import { type Files, startScripts } from "./lib/start-scripts.ts";
import { Root } from "./root.tsx";
import { findRoute } from "./router/match.ts";
import type { View } from "./router/navigation.ts";
import { notFoundView, site } from "./site.tsx";
import noScriptStyles from "./styles/no-script.css?url";

export { routes } from "./routes.ts";

/** The HTML of one page, or of the not-found file. Nothing runs on a server afterwards. */
export async function render(files: Files, page?: { path: string; data: string }): Promise<string> {
  const stream = await renderToReadableStream(<Root first={page ? await viewOf(page) : notFoundView} />, {
    // Keep each boundary where it stands: a static page has nothing to stream.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return html
    .replace("</head>", () => `${guardScripts(noScriptStyles)}${styles}</head>`)
    .replace("</body>", () => `${startScripts(files, page?.data)}</body>`);
}

async function viewOf({ path, data }: { path: string; data: string }): Promise<View> {
  const content = await findRoute(site.routes, path)?.show(data);
  if (!content) throw new Error(`${path} is no address of app/routes.ts`);
  return { location: { pathname: path, search: "", hash: "", key: "", type: "traverse" }, content };
}
