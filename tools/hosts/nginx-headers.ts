import { differingHeaders } from "./editor-headers.ts";
import { editorPath } from "./hosting.ts";

type Headers = Record<string, string>;

/** Returns the headers of every response, for the server block. */
export function nginxHeaders(headers: Headers, editor: Headers = headers): string {
  const mapped = new Set(differingHeaders(headers, editor).map(([name]) => name));
  const lines = Object.entries({ ...editor, ...headers }).map(
    ([name, value]) => `add_header ${name} ${mapped.has(name) ? variable(name) : `"${value}"`} always;`,
  );
  return `# Written by the build. Include it in the server block, before deploy/nginx.conf.
${lines.join("\n")}
add_header Cache-Control $cache_control always;
`;
}

/** Returns maps for the http block: the headers that differ for the editor. nginx omits empty headers. */
export function nginxEditorMaps(headers: Headers, editor: Headers): string {
  return differingHeaders(headers, editor)
    .map(
      ([name, site, own]) =>
        `map $uri ${variable(name)} {\n  default "${site}";\n  "~^${editorPath}(\\.html$|/)" "${own}";\n}\n`,
    )
    .join("");
}

function variable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll("-", "_")}`;
}
