import { defineConfig, devices } from "@playwright/test";
import { skippedFiles } from "./tests/support/missing-programs.ts";
import { chromiumOptions } from "./tools/chromium.ts";

/** nginx serves the frozen catalogue on PORT and the real site on PORT + 4000. TLS is on these ports + 2000. */
const port = Number(process.env.PORT ?? 4174);
const realPort = port + 4000;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
/** Animations take a fifth of the tests' time. Only the real site and tests about motion have them. */
const still = { ...desktop, reducedMotion: "reduce" as const };
const frozen = { ...still, baseURL: `http://127.0.0.1:${port}` };

const faults = "tests/browser/faults/**/*.spec.ts";
const realSite = "tests/browser/real-site/**/*.spec.ts";
const development = "tests/browser/dev/**/*.spec.ts";

/** With `exec`, the server replaces its shell, so that signals reach the server. Windows has no `exec`. */
const exec = process.platform === "win32" ? "" : "exec ";

const workers = 2;
/** After a failed test, a new worker with a higher index repeats the test. */
const repeats = Number(process.env.TEST_WORKER_INDEX) >= workers;

/** `npm test` leaves out tests and projects marked «@full». All other tests are journeys. */
export default defineConfig({
  testDir: "tests",
  testIgnore: skippedFiles,
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers,
  // These limits only end a test that hangs. A machine ten times slower than usual stays within them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["./tests/support/skipped-reporter.ts"]],
  // Recording takes a third of a test's time, so a failed test is recorded only when it runs again. The test
  // still counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    locale: "es-EC",
    timezoneId: "America/Guayaquil",
    screenshot: repeats ? "only-on-failure" : "off",
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
  projects: [
    // Starting an editor server takes longer than most tests, so all editor tests share one server and run in
    // one worker. This project is the first, because the other worker would be idle if it came last.
    {
      name: "editor",
      testMatch: "tests/editor/**/*.spec.ts",
      fullyParallel: false,
      workers: 1,
      use: still,
    },
    {
      name: "frozen catalogue",
      testMatch: "tests/browser/**/*.spec.ts",
      testIgnore: [faults, realSite, development, ...skippedFiles],
      use: frozen,
    },
    { name: "development @full", testMatch: development, workers: 1, use: still },
    { name: "faults @full", testMatch: faults, use: frozen },
    {
      name: "real site @full",
      testMatch: realSite,
      use: { ...desktop, baseURL: `http://127.0.0.1:${realPort}` },
    },
  ],
  webServer: [
    {
      ...server(port, "tests/fixtures"),
      command: `node tests/support/servers/build-fixtures.ts && ${exec}node tests/support/servers/serve-nginx.ts`,
    },
    server(realPort, "."),
  ],
});

function server(onPort: number, site: string) {
  return {
    command: `${exec}node tests/support/servers/serve-nginx.ts`,
    env: { PORT: String(onPort), SITE: site },
    url: `http://127.0.0.1:${onPort}/robots.txt`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  };
}
