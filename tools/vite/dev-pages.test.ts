import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { site } from "#app/content/site.ts";

// Nothing is transformed yet when the first page is asked for.
vi.setConfig({ testTimeout: 60_000 });

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: "error" });
  await server.listen();
});

function ask(path: string): Promise<Response> {
  return fetch(new URL(path, server.resolvedUrls?.local[0]));
}

afterAll(() => server.close());

test("while developing, a page is drawn with its content, its data and the code as it is", async () => {
  const response = await ask("/contacto");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`>${site().pages.contact.title}</h1>`);
  expect(html).toContain("/app/entry.client.tsx");
  const code = await ask("/app/entry.client.tsx");
  expect(await code.text()).toContain("hydrateRoot");
});

test("while developing, data files are there too, and what is not there is missing", async () => {
  const data = await ask("/productos/hplc.json");
  expect(await data.json()).toMatchObject({ data: { view: { id: "hplc" } } });
  const index = await ask("/datos/busqueda.json");
  expect(index.headers.get("content-type")).toContain("json");
  for (const path of ["/no-existe", "/productos/no-existe.json"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test("while developing, changed content asks for the page again", async () => {
  const sent: unknown[] = [];
  server.ws.send = (message: unknown) => sent.push(message);
  server.watcher.emit("all", "change", "content/company.yaml");
  expect(sent).toContainEqual({ type: "full-reload" });
  sent.length = 0;
  server.watcher.emit("all", "change", "docs/performance.md");
  expect(sent).not.toContainEqual({ type: "full-reload" });
});
