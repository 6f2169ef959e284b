import type { Plugin } from "vite";

const name = "__import";
/** Added to each file with dynamic imports, because `import()` resolves addresses relative to its file. */
const retry = `function ${name}(a){return import(a).catch(()=>import(a+"?"+Date.now()))}`;

/**
 * Chromium up to 150 remembers a failed address for as long as the document lives. So a failed import is
 * tried once more, at an address with the current time.
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
