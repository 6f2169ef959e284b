import type { Plugin } from "vite";

/** Removes what app/ui/media/create-lucide-icon.ts does not read: names, sizes and random keys, which hardly compress. */
export function iconData(): Plugin {
  return {
    name: "icon-data",
    apply: "build",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/ },
      handler(code, id) {
        const short = code.replace(/^ {2}(name|size|aliases): .*\n/gm, "").replace(/,\s+key: "\w+"/g, "");
        if (/\bkey:|\bname:/.test(short)) {
          throw new Error(`${id}: the code no longer has the form that tools/vite/icon-data.ts expects`);
        }
        return { code: short, map: null };
      },
    },
  };
}
