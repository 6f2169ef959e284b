import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "./hosting.ts";
import { localServer } from "./local-server.ts";

const root = mkdtempSync(join(tmpdir(), "local-server-"));
const headers = securityHeaders({ inlineScripts: [], mapFrame: "https://map.example/" });
const pages = { "/": "<h1>Inicio</h1>", "/soporte": "<h1>Soporte</h1>" };
const files = {
  "client/index.html": pages["/"],
  "client/soporte.html": pages["/soporte"],
  "client/404.html": "<h1>404</h1>",
  "client/soporte.json": "{}",
  "client/assets/code-1a2b.js": "start();",
  "client/social/inicio.jpg": "a picture",
  "deploy/headers.json": JSON.stringify(headers),
  "deploy/addresses.json": JSON.stringify(Object.keys(pages)),
};
for (const [name, text] of Object.entries(files)) {
  const file = join(root, "build", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!/\.(html|js)$/.test(name)) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

const server = localServer(join(root, "build"));

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server is not listening.");
  return address.port;
}

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

type Answer = Pick<IncomingMessage, "statusCode" | "headers"> & { body: Buffer };

/** Sends the address unchanged, because other clients would normalise it. */
function ask(path: string, sent: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ port: port(), path, method, headers: sent, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      done({ statusCode: answer.statusCode, headers: answer.headers, body });
    })
      .on("error", fail)
      .end();
  });
}

function expectHeaders({ headers: received }: Answer, path: string) {
  for (const [name, value] of Object.entries(headers)) {
    expect(received[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
}

test("a page answers at its address, whatever the query", async () => {
  for (const path of ["/", "/soporte", "/soporte?x=/../y"]) {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers["cache-control"]], path).toEqual([200, "no-cache"]);
    expect(answer.headers["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/);
    expectHeaders(answer, path);
  }
  expect((await ask("/soporte")).body.toString()).toBe(pages["/soporte"]);
  expect((await ask("/soporte", {}, "HEAD")).statusCode).toBe(200);
});

test("other spellings of an address redirect to it in one step and keep the query", async () => {
  const spellings = [
    "/Soporte",
    "/soporte/",
    "//soporte",
    "/soporte/index.html",
    "/soporte.html",
    "/%73oporte",
    "/./soporte",
  ];
  for (const path of [...spellings, "/soporte//", "/soporte%2Findex.html", "/x/../soporte"]) {
    const answer = await ask(`${path}?a=b?c`);
    expect([answer.statusCode, answer.headers.location], path).toEqual([301, "/soporte?a=b?c"]);
    expectHeaders(answer, path);
  }
  expect((await ask("/index.html")).headers.location).toBe("/");
});

describe("a missing page or file", () => {
  const unknown = ["/no-existe", "/no-existe/", "/404", "/404.html", "/404.html.br", "/soporte/index.html/"];
  const hostile = [
    "/%",
    "/%00",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/package.json/",
    `/${"a".repeat(40_000)}`,
  ];
  for (const path of [...unknown, ...hostile]) {
    test(`at ${path.slice(0, 40)} gets the not-found page with status 404`, async () => {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
      expect(answer.body.toString()).toBe(files["client/404.html"]);
      expectHeaders(answer, path);
    });
  }

  test("a request with a method other than GET and HEAD gets status 404", async () => {
    expect((await ask("/soporte", {}, "POST")).statusCode).toBe(404);
  });

  test("the answer for a missing file is plain text, never a page", async () => {
    const outside = ["/../deploy/headers.json", "/%2e%2e/deploy/headers.json", "/..%2Fdeploy/headers.json"];
    const inside = ["/assets/no.js", "/assets/", "/media/no.avif", "/no.json", "/x/no.json"];
    for (const path of [...inside, ...outside]) {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers["cache-control"]], path).toEqual([404, "no-store"]);
      expect(answer.headers["content-type"], path).toMatch(/^text\/plain/);
      expect(answer.body.toString(), path).toBe("No encontrado\n");
      expectHeaders(answer, path);
    }
  });
});

test("files with a hash in the name may be cached for a year, also after a 304", async () => {
  for (const [path, cacheControl] of [
    ["/assets/code-1a2b.js", "public, max-age=31536000, immutable"],
    ["/soporte.json", "no-cache"],
    ["/soporte", "no-cache"],
  ] as const) {
    const answer = await ask(path);
    expect(answer.headers["cache-control"], path).toBe(cacheControl);
    const again = await ask(path, { "If-None-Match": answer.headers.etag ?? "" });
    expect([again.statusCode, again.headers["cache-control"]], path).toEqual([304, cacheControl]);
    expectHeaders(again, path);
  }
});

test("the server sends compressed files, and prefers brotli to gzip", async () => {
  for (const [accepted, encoding, decode] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const answer = await ask("/soporte", { "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(decode(answer.body).toString()).toBe(pages["/soporte"]);
  }
  expect((await ask("/soporte")).headers["content-encoding"]).toBeUndefined();
});

test("each kind of file is sent with its content type", async () => {
  for (const [path, type] of [
    ["/social/inicio.jpg", "image/jpeg"],
    ["/soporte.json", "application/json"],
    ["/assets/code-1a2b.js", "text/javascript"],
  ] as const) {
    expect((await ask(path)).headers["content-type"], path).toBe(type);
  }
});

test("a request with a malformed range does not end the server", async () => {
  for (const range of ["bytes=5-2", "bytes=-", "bytes=9-", "x"]) {
    expect((await ask("/soporte", { Range: range })).statusCode, range).toBe(200);
  }
});

test("a request for an unfinished picture waits for it; a page does not wait", async () => {
  const pictures = Promise.withResolvers<void>();
  const whenMade = (path: string) => (path.startsWith("/media/") ? pictures.promise : undefined);
  const early = localServer(join(root, "build"), whenMade).listen(0, "127.0.0.1");
  await once(early, "listening");
  const origin = `http://127.0.0.1:${(early.address() as AddressInfo).port}`;
  expect((await fetch(`${origin}/soporte`)).status).toBe(200);
  const asked = fetch(`${origin}/media/late.1a2b-320.avif`);
  await once(early, "request");
  mkdirSync(join(root, "build/client/media"));
  writeFileSync(join(root, "build/client/media/late.1a2b-320.avif"), "a picture");
  pictures.resolve();
  expect((await asked).status).toBe(200);
  early.close();
});
