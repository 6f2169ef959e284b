import { defineConfig } from "vitest/config";
import { builtShell, shellModule } from "./tools/vite/shell-module.ts";

export default defineConfig({
  plugins: [shellModule(builtShell)],
  test: { include: ["app/**/*.test.ts", "tools/**/*.test.ts", "tests/**/*.test.ts"] },
});
