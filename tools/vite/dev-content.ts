import type { ViteDevServer } from "vite";
import type { SiteState } from "./read-site.ts";
import { shellModuleId } from "./shell-module.ts";

type Read = typeof import("./read-site.ts").readSite;

/**
 * The content while developing: read again when it has changed, or the code that reads it, and kept
 * until then. Content with faults is a state like any other: the server goes on.
 */
export class DevContent {
  #server: ViteDevServer | undefined;
  /** The code that read the state; none where the content has changed since. */
  #reader: unknown;
  #state: Promise<SiteState> | undefined;
  #shell = "undefined";

  serve(server: ViteDevServer) {
    this.#server = server;
  }

  forget() {
    this.#reader = undefined;
  }

  async current(): Promise<SiteState> {
    const server = this.#server;
    if (!server) throw new Error("The content is asked for before there is a server");
    const { readSite } = await server.ssrLoadModule("/tools/vite/read-site.ts");
    if (!this.#state || this.#reader !== readSite) {
      this.#reader = readSite;
      this.#state = this.#read(server, readSite);
    }
    return this.#state;
  }

  async #read(server: ViteDevServer, readSite: Read): Promise<SiteState> {
    const state = await readSite(server.config.root);
    if ("faults" in state) server.config.logger.error(`\n${state.faults.join("\n")}\n`, { timestamp: true });
    else this.#renewShell(server, state.shell);
    return state;
  }

  /** While the content has faults, the frame of before: no page shows it. */
  async shell(): Promise<string> {
    await (this.#state ?? this.current());
    return this.#shell;
  }

  #renewShell(server: ViteDevServer, shell: string) {
    if (shell === this.#shell) return;
    this.#shell = shell;
    for (const { moduleGraph } of [server.environments.client, server.environments.ssr]) {
      const module = moduleGraph.getModuleById(shellModuleId);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}
