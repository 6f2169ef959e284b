import type { Plugin } from "vite";

/**
 * A page loads what it runs: a browser that knows this line compiles all of a file beside the page while it arrives,
 * and not function by function while the page waits (docs/performance.md). Others take it for a comment.
 */
const hint = "//# allFunctionsCalledOnLoad\n";

export function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    apply: "build",
    generateBundle: {
      // It counts in the first line only, where Vite writes what a file loads later.
      order: "post",
      handler(_, files) {
        for (const file of Object.values(files)) if (file.type === "chunk") file.code = hint + file.code;
      },
    },
  };
}
