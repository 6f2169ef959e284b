import { defineConfig } from "vitest/config";
import { reportSkipped, skippedFiles } from "./tests/support/missing-programs.ts";
import { builtLayoutData, layoutDataModule } from "./tools/vite/code/layout-data-module.ts";

/** Slow tests, such as those that build the site again. `npm test` leaves them out. */
const full = "{tests,tools}/**/*.full.test.ts";
const frozenBuild = "tests/support/servers/build-fixtures.ts";

export default defineConfig({
  plugins: [layoutDataModule(builtLayoutData)],
  test: {
    // These limits only end a test or hook that hangs. A machine ten times slower than usual stays within them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Test files share processes. Starting a process and loading the content takes longer than most test files.
    pool: "forks",
    isolate: false,
    // By default Vitest leaves one core free, which would stay idle.
    maxWorkers: "100%",
    reporters: ["default", { onTestRunEnd: reportSkipped }],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "tools/**/*.test.ts", "tests/{unit,content}/**/*.test.ts"],
          exclude: [full, ...skippedFiles],
          globalSetup: "tests/support/fixture-pictures.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "services",
          include: ["tests/services/**/*.test.ts"],
          exclude: [full],
        },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/html/**/*.test.ts"],
          exclude: [full, ...skippedFiles],
          globalSetup: frozenBuild,
        },
      },
      {
        extends: true,
        test: {
          name: "nginx",
          include: ["tests/http/*.test.ts"],
          exclude: [full, ...skippedFiles],
          globalSetup: [frozenBuild, "tests/support/servers/serve-build.ts"],
        },
      },
      {
        extends: true,
        test: { name: "full", include: [full], exclude: skippedFiles, globalSetup: frozenBuild },
      },
    ],
  },
});
