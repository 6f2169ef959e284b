import type { ViteDevServer } from "vite";

const shown = "page:shown";

/** A page that is still loading misses a reload, so each page reports its version when it connects. */
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

  /** Returns a script for the head, which connects early: a change may come before other code has loaded. */
  connection(): string {
    return `<script type="module">
import { createHotContext } from "/@vite/client";
createHotContext("/").send("${shown}", ${this.#version});
</script>`;
  }
}
