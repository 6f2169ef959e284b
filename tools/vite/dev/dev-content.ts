import type { ViteDevServer } from "vite";
import { layoutDataModuleId } from "../code/layout-data-module.ts";
import type { SiteState } from "./read-site.ts";

type Read = typeof import("./read-site.ts").readSite;

/** Reads the content again when it or the code that reads it has changed. Errors do not stop the server. */
export class DevContent {
  #server: ViteDevServer | undefined;
  /** The version of the code that read the state. Undefined after the content has changed. */
  #reader: unknown;
  #state: Promise<SiteState> | undefined;
  #layoutData = "undefined";

  serve(server: ViteDevServer) {
    this.#server = server;
  }

  forget() {
    this.#reader = undefined;
  }

  async current(): Promise<SiteState> {
    const server = this.#server;
    if (!server) throw new Error("The content was requested before the server started");
    const { readSite } = await server.ssrLoadModule("/tools/vite/dev/read-site.ts");
    if (!this.#state || this.#reader !== readSite) {
      this.#reader = readSite;
      this.#state = this.#read(server, readSite);
    }
    return this.#state;
  }

  async #read(server: ViteDevServer, readSite: Read): Promise<SiteState> {
    const state = await readSite(server.config.root);
    if ("faults" in state) server.config.logger.error(`\n${state.faults.join("\n")}\n`, { timestamp: true });
    else this.#renewLayoutData(server, state.layoutData);
    return state;
  }

  /** If the content has errors, returns the last valid data. */
  async layoutData(): Promise<string> {
    await (this.#state ?? this.current());
    return this.#layoutData;
  }

  #renewLayoutData(server: ViteDevServer, layoutData: string) {
    if (layoutData === this.#layoutData) return;
    this.#layoutData = layoutData;
    for (const { moduleGraph } of [server.environments.client, server.environments.ssr]) {
      const module = moduleGraph.getModuleById(layoutDataModuleId);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}
