import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { caddySnippet } from "./caddy-snippet.ts";
import { hashedFolders, securityHeaders } from "./hosting.ts";
import { nginxHeaderMaps, nginxHeaders } from "./nginx-headers.ts";
import { nginxMaps } from "./nginx-maps.ts";
import { headersFile } from "./static-host-files.ts";

const headers = securityHeaders({ inlineScripts: ["sha256-abc"], mapFrame: "https://map.example/frame" });
const paths = ["/", "/productos", "/productos/categoria/equipo"];

describe("all headers are in the file for", () => {
  const files = {
    nginx: nginxHeaders(headers) + nginxMaps(paths) + nginxHeaderMaps(headers),
    Caddy: caddySnippet(paths, headers),
    _headers: headersFile(headers),
  };
  for (const [host, text] of Object.entries(files)) {
    test(host, () => {
      for (const value of Object.values(headers)) expect(text).toContain(value);
      for (const folder of hashedFolders) expect(text).toContain(folder);
      expect(text).toContain("public, max-age=31536000, immutable");
    });
  }
});

test("no header of the site has characters that would break a configuration file", () => {
  for (const value of Object.values(headers)) expect(value).not.toMatch(/["\r\n{}$]/);
});

test("deploy/nginx.conf adds no header, because that would cancel all others", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).not.toMatch(/^\s*add_header/m);
});

test("the pattern for an address in Caddy's file matches only spellings of this address", () => {
  const [, expression = ""] = caddySnippet(paths, headers).match(/\t~\(\?i\)(\S+) "\/productos"/) ?? [];
  const spelling = new RegExp(expression, "i");
  for (const path of [
    "/productos",
    "/Productos/",
    "//productos",
    "/productos/index.html",
    "/productos.html",
  ]) {
    expect(path).toMatch(spelling);
  }
  for (const path of ["/productos-x", "/x/productos", "/productos/categoria"])
    expect(path).not.toMatch(spelling);
});
