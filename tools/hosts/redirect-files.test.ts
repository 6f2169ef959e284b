import { expect, test } from "vitest";
import { caddySnippet } from "./caddy-snippet.ts";
import { nginxMaps } from "./nginx-maps.ts";
import { redirectFiles } from "./redirect-files.ts";

const redirects = [{ from: "/productos/abc/viejo", to: "/productos/abc" }];

test("an old address redirects to the new address on every kind of host", () => {
  expect(nginxMaps([], redirects)).toContain('"/productos/abc/viejo" "/productos/abc";');
  expect(caddySnippet([], {}, undefined, redirects)).toMatch(/viejo.* "\/productos\/abc"/);
  const files = redirectFiles(redirects, "https://sitio.example");
  expect(files._redirects).toBe("/productos/abc/viejo /productos/abc 301\n");
  expect(files["productos/abc/viejo.html"]).toContain('content="0; url=/productos/abc"');
});
