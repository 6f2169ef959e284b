import { defineConfig } from "@playwright/test";
import { chromiumRuns } from "./tests/engines/drive/chromium.ts";
import type { EngineOptions } from "./tests/engines/support/journey.ts";

const oldChromiums = [
  { name: "chromium 109", use: { engine: "chromium 109" } },
  { name: "chromium 123", use: { engine: "chromium 123" } },
] as const;
const skippedEngines = chromiumRuns
  ? []
  : oldChromiums.map(({ name }) => `${name}: its package is for x64 only`);

const port = Number(process.env.PORT ?? 4184);

/** Runs the main journeys in Firefox, WebKit and two old Chromiums. */
export default defineConfig<object, EngineOptions>({
  testDir: "tests/engines/journeys",
  testMatch: "*.ts",
  outputDir: `.cache/test-results-engines-${port}`,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // This limit only ends a journey that hangs.
  timeout: 600_000,
  // Drivers sometimes lose a command or a browser. A failed journey runs again; the table shows both results.
  retries: 1,
  reporter: [["list"], ["./tests/engines/support/table.ts", { skippedEngines }]],
  use: { port },
  projects: [
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
    ...(chromiumRuns ? oldChromiums : []),
  ],
  webServer: {
    command: "node tests/support/servers/serve-nginx.ts",
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
