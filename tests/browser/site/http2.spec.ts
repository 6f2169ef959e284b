import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { expect, test } from "@playwright/test";
import { hydrated } from "../../support/page.ts";

const origin = `https://127.0.0.1:${Number(process.env.PORT ?? 4174) + 2000}`;

test.use({ baseURL: origin, ignoreHTTPSErrors: true });

test("over TLS and HTTP/2 pages, redirects and missing files carry the headers", async () => {
  const session = connect(origin, { rejectUnauthorized: false });
  for (const [path, status] of [
    ["/soporte", 200],
    ["/Soporte/", 301],
    ["/no-existe", 404],
    ["/assets/no-existe.js", 404],
  ] as const) {
    const answer = await ask(session, path);
    expect(answer[":status"], path).toBe(status);
    expect(answer["content-security-policy"], path).toContain("default-src 'none'");
    expect(answer["strict-transport-security"], path).toContain("max-age=63072000");
    if (status === 301) expect(answer.location).toBe("/soporte");
  }
  session.close();
});

test("a visit over HTTP/2 works from page to page", async ({ page }) => {
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.message));
  await page.goto("/");
  const protocols = await page.evaluate(() => [
    ...new Set(
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
        (entry) => ("nextHopProtocol" in entry ? entry.nextHopProtocol : ""),
      ),
    ),
  ]);
  expect(protocols).toEqual(["h2"]);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(troubles).toEqual([]);
});

function ask(session: ClientHttp2Session, path: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    const request = session.request({ ":path": path });
    request.on("response", resolve);
    request.on("error", reject);
    request.resume();
    request.end();
  });
}
