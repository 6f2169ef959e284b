import type { Plugin } from "vite";

/**
 * Loads a module that failed a second time, under another address: Chromium up to 150 remembers the failure of an
 * address for as long as the document lives. The time makes every later attempt another address, too.
 */
export function retriedImports(): Plugin {
  return {
    name: "retried-imports",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type !== "chunk") continue;
          file.code = file.code.replaceAll(
            /\bimport\(("\.\/[\w.-]+\.js")\)/g,
            (call, address) => `${call}.catch(()=>import(${address}+"?"+Date.now()))`,
          );
        }
      },
    },
  };
}
