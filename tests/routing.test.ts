import fc from "fast-check";
import { createMemoryRouter, isRouteErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import routes from "#app/routes.ts";
import { hostilePath, tail } from "./support/hostile.ts";

const runs = 10_000;
const site = "https://site.example";

test(`${runs} hostile addresses in the router: a page or «not found», never another error or site`, {
  timeout: 60_000,
}, async () => {
  // The router says of each malformed address that it is one.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const pages = routes.map(({ index, path, file }) => ({ id: file, ...(index ? { index } : { path }) }));
  const router = createMemoryRouter([{ id: "root", children: pages }]);
  const views = new Set<string>();
  await fc.assert(
    fc.asyncProperty(hostilePath, tail, async (path, rest) => {
      // As a browser reads it first: what is no address, or another site's, never comes to the router.
      const url = URL.parse(path + rest, site);
      if (url?.origin !== site) return;
      const refusal = await router.navigate(url.pathname + url.search).then(() => "", String);
      if (refusal.includes("External navigation is not allowed")) return;
      const { matches, errors } = router.state;
      const error: unknown = errors?.root;
      views.add(matches.at(-1)?.route.id ?? "");
      expect(refusal).toBe("");
      expect(errors === null || (isRouteErrorResponse(error) && error.status === 404)).toBe(true);
    }),
    { seed: 8, numRuns: runs },
  );
  // Pages and both not-found views were met, or the addresses would prove nothing.
  expect([...views]).toEqual(
    expect.arrayContaining(["routes/product.tsx", "routes/product-not-found.tsx", "routes/not-found.tsx"]),
  );
});
