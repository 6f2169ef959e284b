import type { ViteDevServer } from "vite";

const shown = "page:shown";

/**
 * The pages that are open in browsers. A page that is still on its way when all are told to load anew does
 * not hear of it: so each says which version it shows as soon as it is connected.
 */
export class OpenPages {
  #server: ViteDevServer | undefined;
  #version = 0;

  serve(server: ViteDevServer) {
    this.#server = server;
    server.environments.client.hot.on(shown, (version: number, page) => {
      if (version !== this.#version) page.send({ type: "full-reload" });
    });
  }

  reload() {
    this.#version += 1;
    this.#server?.environments.client.hot.send({ type: "full-reload" });
  }

  /** For the head of a page that is about to be drawn: a change may come before the page's own code. */
  connection(): string {
    return `<script type="module">
import { createHotContext } from "/@vite/client";
createHotContext("/").send("${shown}", ${this.#version});
</script>`;
  }
}
