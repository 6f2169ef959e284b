import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { site } from "#app/content/site.ts";
import { catalogueFile } from "#app/lib/addresses/catalogue-file.ts";
import { documentHeaders, hashedFolders } from "../../tools/hosts/hosting.ts";
import { deploy } from "../../tools/paths.ts";
import { files } from "../support/built-site.ts";
import { type Answer, RawConnection } from "../support/servers/raw-http.ts";

const headers: Record<string, string> = JSON.parse(readFileSync(join(deploy, "headers.json"), "utf8"));
const firstFileIn = (folder: string, extension = "") =>
  files.find((file) => file.startsWith(folder) && file.endsWith(extension)) ?? "";

const connection = new RawConnection(inject("port"));

afterAll(() => connection.close());

function expectHeaders(answer: Answer, what: string) {
  for (const [name, value] of Object.entries(headers)) {
    expect(answer.headers.get(name.toLowerCase()), `${name} of ${what}`).toBe(value);
  }
  expect(answer.headers.get("server") ?? "", what).not.toMatch(/\d/);
}

test("the Content-Security-Policy allows our own files, the map's frame and the endpoint", () => {
  const { location, enquiryEndpoint } = site().company;
  const policy = new Map(
    headers["Content-Security-Policy"]?.split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources];
    }),
  );
  // Firefox 115 applies default-src to icons, so default-src must allow the site.
  expect(policy.get("default-src")).toEqual(["'self'"]);
  for (const unused of ["object-src", "media-src", "worker-src"]) {
    expect(policy.get(unused), unused).toEqual(["'none'"]);
  }
  const [self, ...hashes] = policy.get("script-src") ?? [];
  expect(self).toBe("'self'");
  for (const source of hashes) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(policy.get("style-src")).toEqual(["'self'"]);
  expect(policy.get("img-src")).toEqual(["'self'"]);
  expect(policy.get("frame-src")).toEqual([new URL(location.mapFrame).origin]);
  expect(policy.get("connect-src")).toEqual([
    "'self'",
    ...(enquiryEndpoint?.startsWith("https:") ? [new URL(enquiryEndpoint).origin] : []),
  ]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
});

test("the other security headers have their expected values", () => {
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"]) {
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
  }
});

for (const [what, path, status] of [
  ["a page", "/soporte", 200],
  ["a redirect from another spelling", "/Soporte/", 301],
  ["an unknown address", "/no-existe", 404],
  ["an unknown product", "/productos/hplc/no-existe", 404],
  ["an unknown laboratory test", "/pruebas/no-existe", 404],
  ["a missing asset", "/assets/no-existe.js", 404],
  ["malformed percent-encoding", "/%E0%A4%A", 404],
  ["an overlong address", `/${"a".repeat(40_000)}`, 404],
] as const) {
  test(`the answer for ${what} has every header`, async () => {
    const answer = await connection.ask(path);
    expect(answer.status).toBe(status);
    expectHeaders(answer, what);
    if (status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
  });
}

/** Expects every header, but no header in `documentHeaders` if the file is not a document. */
function expectHeadersOfFile(answer: Answer, file: string) {
  const isDocument = !hashedFolders.some((folder) => file.startsWith(folder)) || file.endsWith(".svg");
  for (const [name, value] of Object.entries(headers)) {
    const expected = isDocument || !documentHeaders.has(name) ? value : undefined;
    expect(answer.headers.get(name.toLowerCase()), `${name} of ${file}`).toBe(expected);
  }
}

test("every kind of file has its headers, with status 200 and with status 304", async () => {
  // One file for each extension in each folder.
  const kinds = new Map(
    files.filter((file) => extname(file)).map((file) => [file.split("/")[1] + extname(file), file]),
  );
  expect([...kinds.values()].map((file) => extname(file))).toEqual(
    expect.arrayContaining([".js", ".css", ".json", ".woff2", ".xml", ".pdf", ".svg", ".avif"]),
  );
  const served = [...kinds.values()].filter((file) => !file.endsWith(".html"));
  for (const file of [...served, "/soporte"]) {
    const answer = await connection.ask(file, {}, "HEAD");
    expect(answer.status, file).toBe(200);
    expectHeadersOfFile(answer, file);
    const again = await connection.ask(file, { "If-None-Match": answer.headers.get("etag") ?? "" });
    expect(again.status, `${file} again`).toBe(304);
    expectHeadersOfFile(again, file);
    expect(again.headers.get("cache-control"), file).toBe(answer.headers.get("cache-control"));
  }
});

test("browsers cache files with a hash in the name for a year, and revalidate pages and data", async () => {
  for (const file of [
    firstFileIn("/assets/", ".js"),
    firstFileIn("/assets/", ".woff2"),
    firstFileIn("/media/", ".avif"),
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

test("each file extension has its content type", async () => {
  const types: Record<string, RegExp> = {
    ".avif": /^image\/avif$/,
    ".webp": /^image\/webp$/,
    ".jpg": /^image\/jpeg$/,
    ".svg": /^image\/svg\+xml$/,
    ".pdf": /^application\/pdf$/,
    ".json": /^application\/json$/,
    ".js": /^(text|application)\/javascript; charset=utf-8$/,
    ".css": /^text\/css; charset=utf-8$/,
    ".woff2": /^font\/woff2$/,
    ".xml": /^text\/xml; charset=utf-8$/,
    ".txt": /^text\/plain; charset=utf-8$/,
  };
  for (const [extension, type] of Object.entries(types)) {
    const file = files.find((name) => name.endsWith(extension)) ?? "";
    const answer = await connection.ask(file, {}, "HEAD");
    expect(answer.headers.get("content-type"), file).toMatch(type);
  }
  const page = await connection.ask("/soporte", {}, "HEAD");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("browsers revalidate data sheets and the PDF catalogue; a missing sheet is a 404", async () => {
  for (const file of [firstFileIn("/fichas/", ".pdf"), catalogueFile()]) {
    const answer = await connection.ask(file, {}, "HEAD");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expectHeaders(answer, file);
  }
  expect((await connection.ask("/fichas/no-existe.pdf", {}, "HEAD")).status).toBe(404);
});

test("a missing file gets a plain-text 404 that is not cached", async () => {
  for (const path of [
    "/assets/a.js",
    "/assets/a.css",
    "/assets/",
    "/assets/none-12345678.js",
    "/media/a.avif",
    "/a.json",
    "/x/a.json",
    "/productos/no-existe/none.json",
  ]) {
    const answer = await connection.ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get("content-type"), path).toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.body, path).toBe("No encontrado\n");
  }
});

test("text is compressed and has a Vary header", async () => {
  for (const path of [
    "/soporte",
    firstFileIn("/assets/", ".js"),
    firstFileIn("/assets/", ".css"),
    "/soporte.json",
  ]) {
    const answer = await connection.ask(path, { "Accept-Encoding": "gzip" }, "HEAD");
    expect(answer.headers.get("content-encoding"), path).toBe("gzip");
    expect(answer.headers.get("vary"), path).toBe("Accept-Encoding");
    expectHeadersOfFile(answer, path);
    const plain = await connection.ask(path, {}, "HEAD");
    expect(plain.headers.get("content-encoding"), path).toBeUndefined();
  }
});

test("POST, PUT and DELETE get the status 404", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await connection.ask("/soporte", { "Content-Length": "0" }, method);
    expect(answer.status, method).toBe(404);
    expectHeaders(answer, method);
  }
});
