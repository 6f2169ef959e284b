import type { Plugin } from "vite";

const name = "__import";
/** A function in each file, because an address is relative to the file that imports it. */
const retry = `function ${name}(a){return import(a).catch(()=>import(a+"?"+Date.now()))}`;

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
          const code = file.code.replaceAll(/\bimport\((?="\.\/[\w.-]+\.js"\))/g, `${name}(`);
          if (code !== file.code) file.code = `${code}\n${retry}`;
        }
      },
    },
  };
}
