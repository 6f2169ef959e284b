import { describe, expect, test } from "vitest";
import { caddySnippet } from "./caddy-snippet.ts";
import { editorHeaders } from "./editor-headers.ts";
import { securityHeaders } from "./hosting.ts";
import { nginxHeaderMaps, nginxHeaders } from "./nginx-headers.ts";
import { headersFile } from "./static-host-files.ts";

const site = securityHeaders({ inlineScripts: ["sha256-abc"], mapFrame: "https://map.example/frame" });
const repository = { service: "github" as const, name: "ceibo/sitio", branch: "main" };
const editor = editorHeaders(site, repository);
const policyOf = (headers: Record<string, string>) =>
  new Map(
    headers["Content-Security-Policy"]?.split("; ").map((rule) => {
      const [name = "", ...sources] = rule.split(" ");
      return [name, sources];
    }),
  );

test("the editor's policy lists only the origins of its Git service", () => {
  const foreign = (headers: Record<string, string>) =>
    [...policyOf(headers).values()].flat().filter((source) => !/^('|blob:$|data:$)/.test(source));
  expect(new Set(foreign(editor))).toEqual(
    new Set([
      "https://api.github.com",
      "https://www.githubstatus.com",
      "https://avatars.githubusercontent.com",
    ]),
  );
  const own = editorHeaders(site, { ...repository, service: "gitea", server: "https://git.example" });
  expect(new Set(foreign(own))).toEqual(new Set(["https://git.example"]));
  for (const sources of policyOf(editor).values()) {
    for (const source of sources)
      expect(source).not.toMatch(/\*|^https?:$|unsafe-eval'$(?<!'wasm-unsafe-eval')/);
  }
  expect(policyOf(editor).get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
});

test("the headers of the editor add noindex and keep the site's other headers", () => {
  expect(editor).toMatchObject({
    "X-Robots-Tag": "noindex",
    "Strict-Transport-Security": site["Strict-Transport-Security"],
    "X-Content-Type-Options": "nosniff",
  });
  expect(policyOf(editor).get("frame-ancestors")).toEqual(["'none'"]);
});

describe("files for a host contain the editor's policy only if there is an editor", () => {
  const paths = ["/", "/soporte"];
  const files = {
    nginx: (own?: typeof editor) => nginxHeaders(site, own) + nginxHeaderMaps(site, own),
    caddy: (own?: typeof editor) => caddySnippet(paths, site, own),
    _headers: (own?: typeof editor) => headersFile(site, own),
  };
  for (const [host, write] of Object.entries(files)) {
    test(host, () => {
      for (const value of Object.values(site)) expect(write(editor)).toContain(value);
      for (const value of Object.values(editor)) expect(write(editor)).toContain(value);
      expect(write()).not.toMatch(/admin|noindex|github/);
    });
  }

  test("in _headers, the editor's policy replaces the site's policy", () => {
    for (const place of ["\n/admin\n", "\n/admin/*\n"]) {
      const [, block = ""] = headersFile(site, editor).split(place);
      const lines = block.split("\n\n")[0]?.split("\n") ?? [];
      const policy = lines.indexOf(`  Content-Security-Policy: ${editor["Content-Security-Policy"]}`);
      expect(lines[policy - 1]).toBe("  ! Content-Security-Policy");
      expect(lines).toContain("  X-Robots-Tag: noindex");
    }
  });
});

test("no header of the editor has characters that would break a configuration file", () => {
  for (const value of Object.values(editor)) expect(value).not.toMatch(/["\r\n{}$]/);
});
