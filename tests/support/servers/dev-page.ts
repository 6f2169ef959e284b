import { test as base, expect as expectSoon } from "../browser/page.ts";
import { type DevServer, ProjectCopy, startDevServer } from "./dev-server.ts";

export { hydrated, visit } from "../browser/page.ts";

/** The server may have to transform what nobody has asked for before. */
export const expect = expectSoon.configure({ timeout: 15_000 });

/** Pages of a development server of the worker's own, over its own copy of the project with the frozen catalogue. */
export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const server = await startDevServer(new ProjectCopy("tests/fixtures"));
      await use(server);
      await server.stop();
    },
    // Nothing is transformed yet when it starts.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use, info) => {
    info.slow();
    await use(dev.url);
  },
});
