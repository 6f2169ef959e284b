import type { Plugin } from "vite";

const reloading = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

// A stand-in for the page: whatever the router asks of it fails with the error of the load.
const failing = "const fail = () => { throw error; }; return { default: fail, clientLoader: fail };";

/**
 * When the code of a page cannot be loaded, React Router reloads the page that the visitor is leaving,
 * even for a link that was only pointed at, and offline that ends in the browser's own error page. With
 * this change the failure reaches the root's error boundary at the address that was asked for (see
 * sections/load-failure.tsx). The build stops if the text to change is no longer there.
 */
export function routeFailures(): Plugin {
  let found = false;
  return {
    name: "route-failures",
    apply: "build",
    transform(code, id) {
      if (!id.includes("react-router/") || !id.endsWith("/dom/ssr/routeModules.js")) return;
      found = reloading.test(code);
      return { code: code.replace(reloading, failing), map: null };
    },
    buildEnd(error) {
      if (error || this.environment.name !== "client" || found) return;
      this.error("React Router's loadRouteModule has changed: see scripts/route-failures.ts");
    },
  };
}
