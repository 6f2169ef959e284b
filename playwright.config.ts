import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./tools/chromium.ts";

/** The frozen catalogue of tests/fixtures stands on PORT, over TLS on PORT + 2000; the real site on PORT + 4000. */
const port = Number(process.env.PORT ?? 4174);
const realPort = port + 4000;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
/** To draw every frame of a movement takes a fifth of the time: only tests that are about what moves let it move. */
const still = { ...desktop, reducedMotion: "reduce" as const };

/** What is said of every page of the real site; all other tests visit the frozen catalogue. */
const ofTheRealSite = "tests/browser/real-site/**/*.spec.ts";
/** What is said of the site while it is being written. */
const whileDeveloping = "tests/browser/dev/**/*.spec.ts";

/** What the owner does in the editor. */
const inTheEditor = "tests/editor/**/*.spec.ts";

const workers = 2;
/** A worker that takes the place of another, most often of one in which a test failed, and repeats that test. */
const repeats = Number(process.env.TEST_WORKER_INDEX) >= workers;

export default defineConfig({
  testDir: "tests",
  outputDir: ".cache/test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./tests/support/slowest-reporter.ts"]],
  // To record every test costs a third of the time, and a twelfth to be ready to photograph it: one that failed runs once
  // more to be recorded and photographed, and has failed.
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
    {
      name: "frozen catalogue",
      testMatch: "tests/browser/**/*.spec.ts",
      testIgnore: [ofTheRealSite, whileDeveloping],
      use: { ...still, baseURL: `http://127.0.0.1:${port}` },
    },
    {
      name: "development",
      testMatch: whileDeveloping,
      // A worker has a development server of its own, and to start it takes longer than most tests.
      workers: 1,
      use: still,
    },
    {
      name: "editor",
      testMatch: inTheEditor,
      workers: 1,
      use: still,
    },
    {
      name: "real site",
      testMatch: ofTheRealSite,
      use: { ...desktop, baseURL: `http://127.0.0.1:${realPort}` },
    },
  ],
  webServer: [
    {
      ...server(port, "tests/fixtures"),
      command:
        "node tests/support/servers/build-fixtures.ts && exec node tests/support/servers/serve-nginx.ts",
      timeout: 300_000,
    },
    server(realPort, "."),
  ],
});

function server(onPort: number, site: string) {
  return {
    command: "exec node tests/support/servers/serve-nginx.ts",
    env: { PORT: String(onPort), SITE: site },
    url: `http://127.0.0.1:${onPort}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  };
}
