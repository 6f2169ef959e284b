import type { Plugin } from "vite";

/** With this hint, Chromium compiles the file on another thread during the download. */
const hint = "//# allFunctionsCalledOnLoad\n";

export function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    generateBundle: {
      // The hint must be on the first line. With another order, Vite would put its own code above it.
      order: "post",
      handler(_, files) {
        for (const file of Object.values(files)) if (file.type === "chunk") file.code = hint + file.code;
      },
    },
  };
}
