import { test as base } from "../browser/page.ts";
import { type DevServer, ProjectCopy, startDevServer } from "./dev-server.ts";

export { expect, hydrated, visit } from "../browser/page.ts";

/** Every worker has its own development server, with its own copy of the project and of the fixtures. */
export const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startDevServer(new ProjectCopy("tests/fixtures"));
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 0 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});
