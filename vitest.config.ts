import { defineConfig } from "vitest/config";
import { shellModule } from "./tools/vite/shell-module.ts";

export default defineConfig({
  plugins: [shellModule()],
  test: { include: ["app/**/*.test.ts", "tools/**/*.test.ts", "tests/**/*.test.ts"] },
});
