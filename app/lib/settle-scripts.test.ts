import { expect, it } from "vitest";
import { settleScripts } from "./settle-scripts.ts";

const written = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/product.js";
window.__reactRouterRouteModules = {"root":route0,"routes/product":route1};
import("/assets/entry.js");</script>
<script>window.__reactRouterContext.streamController.enqueue("[\\"a\\"]");</script></body>`;

it("keeps what a page loads and knows as inert data, and fetches nothing ahead", () => {
  const html = settleScripts(written);
  const [modules, data] = [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(modules).toEqual({
    manifest: "/assets/manifest.js",
    routes: [
      ["root", "/assets/root.js"],
      ["routes/product", "/assets/product.js"],
    ],
    entry: "/assets/entry.js",
    preloads: ["/assets/a.js"],
  });
  expect(data).toBe('["a"]');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet"');
});

it("stops the build when React Router writes its start script otherwise", () => {
  expect(() => settleScripts('<script type="module" async="">boot()</script>')).toThrow("has changed");
});
