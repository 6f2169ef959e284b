import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, siteOf, test } from "../../support/browser/page.ts";

/** Starts a proxy that records all requests to the site, because Playwright does not report prefetches. */
async function startProxy(site: string, scripts: "run" | "empty") {
  const requested: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    requested.push(`${url} ${headers["sec-purpose"] ?? ""}`.trim());
    const answer = await fetch(`${site}${url}`);
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "content-security-policy": answer.headers.get("content-security-policy") ?? "",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.end(url.endsWith(".js") && scripts === "empty" ? "" : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { requested, origin: `http://127.0.0.1:${port}`, server };
}

async function pressLink(page: Page) {
  await page
    .getByRole("navigation", { name: "Principal" })
    .getByRole("link", { name: "Marcas", exact: true })
    .hover();
  await page.mouse.down();
}

test("before the scripts run, pressing a link prefetches the page's HTML", { tag: "@full" }, async ({
  page,
  baseURL,
}) => {
  const { requested, origin, server } = await startProxy(siteOf(baseURL), "empty");
  await page.goto(`${origin}/soporte`);
  await pressLink(page);
  await expect.poll(() => requested).toContain("/marcas prefetch");
  server.close();
});

test("after the scripts have run, pressing a link fetches only the data of its page", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  const { requested, origin, server } = await startProxy(siteOf(baseURL), "run");
  await page.goto(`${origin}/soporte`);
  await hydrated(page);
  await pressLink(page);
  await expect.poll(() => requested).toContain("/marcas.json");
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/marcas/i);
  expect(requested).not.toContain("/marcas prefetch");
  server.close();
});
