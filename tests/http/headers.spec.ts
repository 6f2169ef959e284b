import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { expect, test } from "@playwright/test";
import { type Answer, RawConnection } from "../support/raw-http.ts";

const headers: Record<string, string> = JSON.parse(readFileSync("build/deploy/headers.json", "utf8"));
const files = readdirSync("build/client", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
const inFolder = (folder: string, extension = "") =>
  files.find((file) => file.startsWith(folder) && file.endsWith(extension)) ?? "";

let connection: RawConnection;

test.beforeAll(({ baseURL }) => {
  connection = new RawConnection(Number(new URL(baseURL ?? "").port));
});

test.afterAll(() => connection.close());

function expectHeaders(answer: Answer, what: string) {
  for (const [name, value] of Object.entries(headers)) {
    expect(answer.headers.get(name.toLowerCase()), `${name} of ${what}`).toBe(value);
  }
  expect(answer.headers.get("server") ?? "", what).not.toMatch(/\d/);
}

test("the policy allows the site's own files, the map, and nothing else", () => {
  const policy = new Map(
    headers["Content-Security-Policy"]?.split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources];
    }),
  );
  expect(policy.get("default-src")).toEqual(["'none'"]);
  const [self, ...hashes] = policy.get("script-src") ?? [];
  expect(self).toBe("'self'");
  for (const source of hashes) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(policy.get("style-src")).toEqual(["'self'"]);
  expect(policy.get("frame-src")).toEqual(["https://www.openstreetmap.org"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
});

test("the other headers are the strict ones", () => {
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
  for (const power of ["camera", "geolocation", "microphone", "payment", "usb"]) {
    expect(headers["Permissions-Policy"]).toContain(`${power}=()`);
  }
});

for (const [what, path, status] of [
  ["a page", "/soporte", 200],
  ["another spelling", "/Soporte/", 301],
  ["an unknown address", "/no-existe", 404],
  ["an unknown product", "/productos/hplc/no-existe", 404],
  ["a missing asset", "/assets/no-existe.js", 404],
  ["malformed percent-encoding", "/%E0%A4%A", 404],
  ["an overlong address", `/${"a".repeat(40_000)}`, 404],
] as const) {
  test(`${what} carries every header`, async () => {
    const answer = await connection.ask(path);
    expect(answer.status).toBe(status);
    expectHeaders(answer, what);
    if (status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
  });
}

test("every kind of file carries every header, and so does its 304", async () => {
  const kinds = new Map(files.filter((file) => extname(file)).map((file) => [extname(file), file]));
  kinds.delete(".html");
  expect([...kinds.keys()]).toEqual(expect.arrayContaining([".js", ".css", ".json", ".woff2", ".xml"]));
  for (const [kind, file] of [...kinds, ["page", "/soporte"] as const]) {
    const answer = await connection.ask(file, {}, "HEAD");
    expect(answer.status, file).toBe(200);
    expectHeaders(answer, kind);
    const again = await connection.ask(file, { "If-None-Match": answer.headers.get("etag") ?? "" });
    expect(again.status, `${file} again`).toBe(304);
    expectHeaders(again, `${kind}, unchanged`);
    expect(again.headers.get("cache-control"), file).toBe(answer.headers.get("cache-control"));
  }
});

test("hashed files may be kept for a year, pages and data are asked for again", async () => {
  for (const file of [
    inFolder("/assets/", ".js"),
    inFolder("/assets/", ".woff2"),
    inFolder("/media/", ".avif"),
  ]) {
    const answer = await connection.ask(file, {}, "HEAD");
    expect(answer.headers.get("cache-control"), file).toBe("public, max-age=31536000, immutable");
  }
  for (const path of [
    "/",
    "/soporte",
    "/soporte.json",
    "/datos/busqueda.json",
    "/sitemap.xml",
    "/robots.txt",
  ]) {
    const answer = await connection.ask(path, {}, "HEAD");
    expect(answer.headers.get("cache-control"), path).toBe("no-cache");
  }
});

test("a missing file is plain text, never a page, never kept", async () => {
  for (const path of ["/assets/a.js", "/assets/a.css", "/assets/", "/media/a.avif", "/a.json", "/x/a.json"]) {
    const answer = await connection.ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("content-type"), path).toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.body, path).toBe("No encontrado\n");
  }
});

test("text is sent compressed and says that it varies", async () => {
  for (const path of [
    "/soporte",
    inFolder("/assets/", ".js"),
    inFolder("/assets/", ".css"),
    "/soporte.json",
  ]) {
    const answer = await connection.ask(path, { "Accept-Encoding": "gzip" }, "HEAD");
    expect(answer.headers.get("content-encoding"), path).toBe("gzip");
    expect(answer.headers.get("vary"), path).toBe("Accept-Encoding");
    expectHeaders(answer, path);
  }
});
