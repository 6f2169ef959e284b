import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { pageStyles } from "../styles/page-styles.ts";
import type { Answer } from "./answer.ts";
import type { DevContent } from "./dev-content.ts";
import { faultsPage } from "./faults-page.ts";
import { OpenPages } from "./open-pages.ts";

/** Milliseconds to wait for more changes: editors write a file in steps, a change of branch many files. */
const settleTime = 30;

/** The plugin's API for other plugins. */
export type DevPages = { renew(): void };

export function devPages(content: DevContent): Plugin {
  const pages = new OpenPages();
  return {
    name: "dev-pages",
    apply: "serve",
    api: {
      /** Reloads open pages after another plugin has changed their data. */
      renew() {
        content.forget();
        pages.reload();
      },
    } satisfies DevPages,
    configureServer(server) {
      content.serve(server);
      pages.serve(server);
      watchContent(server, content, pages);
      return () => {
        server.middlewares.use((request, response, next) => {
          const connection = pages.connection();
          answer(server, content, request).then(
            (page) => send(response, insertInHead(page, connection)),
            next,
          );
        });
      };
    },
    // Changed server-only code updates no module in the browser, so the page reloads.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { moduleGraph } = server.environments.client;
      if (!moduleGraph.getModulesByFile(file)?.size) pages.reload();
    },
  };
}

function watchContent(server: ViteDevServer, content: DevContent, pages: OpenPages) {
  const folders = ["content", "images"].map((name) => join(server.config.root, name, "/"));
  let timer: ReturnType<typeof setTimeout>;
  server.watcher.on("all", (_, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    content.forget();
    clearTimeout(timer);
    timer = setTimeout(() => pages.reload(), settleTime);
  });
}

async function answer(server: ViteDevServer, content: DevContent, request: IncomingMessage): Promise<Answer> {
  const state = await content.current();
  if ("faults" in state) return faultsPage(state.faults);
  const { renderDevPage } = await server.ssrLoadModule("/tools/vite/dev/render-dev-page.ts");
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const page: Answer = await renderDevPage(state.site, pathname);
  return insertInHead(page, await pageStyles(server, page.text));
}

function insertInHead(page: Answer, added: string): Answer {
  if (!page.type.startsWith("text/html")) return page;
  return { ...page, text: page.text.replace("</head>", () => `${added}</head>`) };
}

function send(response: ServerResponse, { status, type, text }: Answer) {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}
