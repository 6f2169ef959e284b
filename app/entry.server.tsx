import { renderToString } from "react-dom/server";
import { bootFailureScript } from "./boot/boot-failure-script.ts";
import { bootScript, type Files } from "./boot/boot-script.ts";
import { Root } from "./root.tsx";
import { nowhere } from "./router/location.ts";
import { findRoute } from "./router/match.ts";
import type { View } from "./router/navigation.ts";
import { notFound, routes } from "./routes.ts";
import noScriptStyles from "./styles/no-script.css?url";

export { notFound, routes };

type Page = { path: string; data: string };

/** The HTML of one page, or of the not-found file. Nothing runs on a server afterwards. */
export async function render(files: Files, page?: Page): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(<Root first={await viewOf(page)} />)}`;
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return html
    .replace("</head>", () => `${bootFailureScript(noScriptStyles)}${styles}</head>`)
    .replace("</body>", () => `${bootScript(files, page?.data)}</body>`);
}

async function viewOf(page?: Page): Promise<View> {
  if (!page) return { location: nowhere, content: await notFound.show("") };
  const content = await findRoute(routes, page.path).show(page.data);
  return { location: { ...nowhere, pathname: page.path }, content };
}
