import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const port = process.env.PORT ?? "4174";
const debianChromium = "/usr/bin/chromium-headless-shell";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: `.cache/test-results-${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "es-EC",
    timezoneId: "America/Guayaquil",
    // Recording every test costs a third of the time; TRACE=1 records for a closer look.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: existsSync(debianChromium) ? debianChromium : undefined,
      args: ["--no-sandbox"],
    },
  },
  projects: [
    { name: "chromium", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: "node tests/support/serve-nginx.ts",
    url: `http://127.0.0.1:${port}/robots.txt`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
