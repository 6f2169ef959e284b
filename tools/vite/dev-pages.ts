import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Answer } from "./answer.ts";
import type { DevContent } from "./dev-content.ts";
import { faultsPage } from "./faults-page.ts";
import { pageStyles } from "./page-styles.ts";

/** An editor may write a file in several steps, and a change of branch writes many files. */
const aMoment = 30;

/** What other plugins may ask of it. */
export type DevPages = { renew(): void };

/** Pages while developing: each is drawn anew from content and code when it is asked for. */
export function devPages(content: DevContent): Plugin {
  let reload = () => {};
  return {
    name: "dev-pages",
    apply: "serve",
    api: {
      /** For whoever has made what pages show of the content. */
      renew() {
        content.forget();
        reload();
      },
    } satisfies DevPages,
    configureServer(server) {
      content.serve(server);
      reload = () => server.environments.client.hot.send({ type: "full-reload" });
      watchContent(server, content, reload);
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, content, request).then((page) => send(response, page), next);
        });
      };
    },
    // The browser knows nothing of code that only draws pages, or reads content: it must ask again.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: "full-reload" });
    },
  };
}

function watchContent(server: ViteDevServer, content: DevContent, reload: () => void) {
  const folders = ["content", "images"].map((name) => join(server.config.root, name, "/"));
  let timer: ReturnType<typeof setTimeout>;
  server.watcher.on("all", (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    content.forget();
    clearTimeout(timer);
    timer = setTimeout(reload, aMoment);
  });
}

async function answer(server: ViteDevServer, content: DevContent, request: IncomingMessage): Promise<Answer> {
  const state = await content.current();
  if ("faults" in state) return faultsPage(state.faults);
  const { renderDevPage } = await server.ssrLoadModule("/tools/vite/render-dev-page.ts");
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  try {
    return await forBrowser(server, await renderDevPage(state.site, pathname));
  } catch (error) {
    // A view may find a fault that the checks of the files cannot see.
    if (error instanceof Error && error.message.startsWith("content/")) return faultsPage([error.message]);
    throw error;
  }
}

/** With its styles, and connected to the server from the start: a change may come before the page's own code. */
async function forBrowser(server: ViteDevServer, page: Answer): Promise<Answer> {
  if (!page.type.startsWith("text/html")) return page;
  const added = `<script type="module" src="/@vite/client"></script>${await pageStyles(server, page.text)}`;
  return { ...page, text: page.text.replace("</head>", () => `${added}</head>`) };
}

function send(response: ServerResponse, { status, type, text }: Answer) {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}
