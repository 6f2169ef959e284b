import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { compressible } from "../../tools/hosts/hosting.ts";
import { runtimePackages } from "../../tools/licences.ts";
import { client, deploy } from "../../tools/paths.ts";
import { addresses, paths } from "../support/addresses.ts";
import { everyPage, fileOf, files, pageAt, read } from "../support/built-site.ts";

const { company } = site();
const headers: Record<string, string> = JSON.parse(readFileSync(join(deploy, "headers.json"), "utf8"));

test("the sitemap lists the canonical addresses, each with the date of its content", () => {
  const xml = read("/sitemap.xml").toString("utf8");
  const listed = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(
    ([, url = "", date]) => ({ path: new URL(url).pathname, origin: new URL(url).origin, date }),
  );
  const canonicalPages = addresses.filter(({ path, canonical, tool }) => path === canonical && !tool);
  expect(listed).toEqual(
    canonicalPages.map(({ path, updated }) => ({
      path,
      origin: new URL(company.site).origin,
      date: updated,
    })),
  );
});

test("robots.txt allows everything and lists the sitemap", () => {
  const lines = read("/robots.txt").toString("utf8").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${company.site}/sitemap.xml`]);
});

test("the icons and the manifest to which pages refer exist", () => {
  for (const { path, page } of everyPage()) {
    for (const kind of ["icon", "apple-touch-icon", "manifest"]) {
      const file = page.one(`link[rel=${kind}]`).attribute("href") ?? "";
      expect(existsSync(fileOf(file)), `${path}: ${kind}`).toBe(true);
    }
  }
});

test("the manifest has the company's name, and its icons have the declared sizes", async () => {
  const manifest = JSON.parse(read("/manifest.json").toString("utf8"));
  expect(manifest).toMatchObject({ name: company.name, short_name: company.nameParts[0], start_url: "/" });
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(read(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

test("favicon.ico contains one 32 px image", async () => {
  const icon = read("/favicon.ico");
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
});

test("security.txt has a contact and expires within a year", () => {
  const lines = read("/.well-known/security.txt").toString("utf8").split("\n");
  expect(lines).toContain(`Contact: mailto:${company.email}`);
  expect(lines).toContain(`Canonical: ${company.site}/.well-known/security.txt`);
  const expires = Date.parse(lines.find((line) => line.startsWith("Expires: "))?.slice(9) ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
});

test("the site publishes the licence of every package in the bundle", () => {
  const text = read("/licences.txt").toString("utf8");
  for (const { name, version } of runtimePackages()) expect(text).toContain(`${name} ${version}\n\n`);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("the sprite contains every icon that pages use", () => {
  const used = new Set(
    everyPage().flatMap(({ page }) => page.all("use").map((use) => use.attribute("href") ?? "")),
  );
  expect(used.size).toBeGreaterThan(0);
  for (const icon of used) {
    const [file = "", id] = icon.split("#");
    expect(read(file).toString("utf8"), icon).toContain(`id="${id}"`);
  }
});

test("the Content-Security-Policy lists exactly the hashes of the inline scripts", () => {
  const hashes = everyPage().flatMap(({ page }) =>
    page
      .all("script:not([src])")
      .filter((script) => !script.attribute("type")?.startsWith("application/"))
      .map((script) => `'sha256-${createHash("sha256").update(script.source).digest("base64")}'`),
  );
  const rule = headers["Content-Security-Policy"]?.split("; ").find((item) => item.startsWith("script-src "));
  expect(rule?.split(" ").slice(2).sort()).toEqual([...new Set(hashes)].sort());
});

test("the files for nginx, Caddy and other hosts have the same headers and addresses", () => {
  const readDeployFile = (name: string) => readFileSync(join(deploy, name), "utf8");
  expect(JSON.parse(readDeployFile("addresses.json"))).toEqual(paths);
  const texts = {
    nginx: readDeployFile("nginx-headers.conf") + readDeployFile("nginx-maps.conf"),
    Caddy: readDeployFile("site.caddy"),
    others: readFileSync(join(client, "_headers"), "utf8"),
  };
  for (const [host, text] of Object.entries(texts)) {
    for (const [name, value] of Object.entries(headers)) expect(text, `${name} for ${host}`).toContain(value);
  }
  for (const file of ["nginx-maps.conf", "site.caddy"]) {
    for (const path of paths) expect(readDeployFile(file), file).toContain(`"${path}"`);
  }
});

test("every text file has brotli and gzip versions with the same content", () => {
  const texts = files.filter((file) => compressible.has(extname(file)));
  expect(texts.length).toBeGreaterThan(paths.length);
  for (const text of texts) {
    const file = fileOf(text);
    const plain = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(plain), `${file}.br`).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(plain), `${file}.gz`).toBe(true);
  }
});

test("the site contains no source files, source maps or hidden files", () => {
  const odd = files.filter((file) => /\/\.|\.map$|\.tsx?$|\.ya?ml$/.test(file));
  expect(odd.filter((file) => !file.startsWith("/.well-known/security.txt"))).toEqual([]);
});

test("the pages contain no local address of the machine that built them", () => {
  for (const { path } of everyPage())
    expect(pageAt(path).html, path).not.toMatch(/localhost|127\.0\.0\.1|file:\/\//);
});

test("icon.svg and the header of pages draw the same logo", () => {
  const bars = (svg: string) =>
    Array.from(svg.matchAll(/<path[^>]* d="([^"]+)"/g), ([, path = ""]) => path.match(/M[^z]+/g)).flat();
  const [header = ""] =
    read("/index.html")
      .toString()
      .match(/<header[\s\S]*?<\/svg>/) ?? [];
  expect(bars(header).length).toBeGreaterThan(5);
  expect(bars(read("/icon.svg").toString())).toEqual(bars(header));
});
