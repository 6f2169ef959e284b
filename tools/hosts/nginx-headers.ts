import { documentHeaders, editorPath, hashedFolders } from "./hosting.ts";

type Headers = Record<string, string>;

/** Returns the headers of every response, for the server block. nginx omits a header with an empty value. */
export function nginxHeaders(headers: Headers, editor: Headers = headers): string {
  const lines = Object.entries({ ...editor, ...headers }).map(
    ([name, value]) =>
      `add_header ${name} ${isMapped(name, headers, editor) ? variable(name) : `"${value}"`} always;`,
  );
  return `# Written by the build. Include it in the server block, before deploy/nginx.conf.
${lines.join("\n")}
add_header Cache-Control $cache_control always;
`;
}

/** Returns a map, for the http block, of each header that depends on the address. */
export function nginxHeaderMaps(headers: Headers, editor: Headers = headers): string {
  const folders = hashedFolders.map((folder) => folder.replaceAll("/", "")).join("|");
  return Object.entries(editor)
    .filter(([name]) => isMapped(name, headers, editor))
    .map(([name, value]) => {
      const cases = [`default "${headers[name] ?? ""}";`];
      if (documentHeaders.has(name)) cases.push(`"~^(200|304)/(${folders})/.*\\.(?!svg)\\w+$" "";`);
      if (headers[name] !== value) cases.push(`"~^\\d+${editorPath}(\\.html$|/)" "${value}";`);
      return `map "$status$uri" ${variable(name)} {\n${cases.map((line) => `  ${line}\n`).join("")}}\n`;
    })
    .join("");
}

function isMapped(name: string, headers: Headers, editor: Headers): boolean {
  return documentHeaders.has(name) || headers[name] !== editor[name];
}

function variable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll("-", "_")}`;
}
