import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Pages while developing: each is drawn anew from content and code when it is asked for. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_, file) => {
        if (!resolve(file).startsWith(resolve("content"))) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { renderDevPage } = await server.ssrLoadModule("/tools/vite/render-dev-page.ts");
            const { status, type, text } = await renderDevPage(pathOf(request));
            response.writeHead(status, { "content-type": type });
            response.end(text);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return new URL(url, "http://localhost").pathname;
}
