import type { Plugin } from "vite";

const appended = `
import { watchCompanions } from "/tools/vite/fast-refresh.ts";
watchCompanions(import.meta.hot, import.meta.url);
`;

/** Has the browser note what a page exports beside its component: see fast-refresh.ts. */
export function pageCompanions(): Plugin {
  return {
    name: "page-companions",
    apply: "serve",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/(pages|gallery)\/.+\.tsx$/, code: /^export .*\bhead\b/m },
      handler: (code) => ({ code: `${code}${appended}`, map: null }),
    },
  };
}
