import { cacheControl, editorPath, hashedFolders } from "./hosting.ts";

/** The part of the Caddy configuration that comes from the content: addresses and headers. */
export function caddySnippet(
  paths: string[],
  headers: Record<string, string>,
  editor?: Record<string, string>,
): string {
  const addresses = paths.map((path) => `\t~(?i)^/*${pattern(path)}/*(/?index\\.html|\\.html)?$ "${path}"`);
  const folders = hashedFolders.map((folder) => `${folder}*`).join(" ");
  return `# Written by the build. Imported by deploy/Caddyfile inside the site's block.
${editor ? bothHeaders(headers, editor) : headerBlock("", headers)}
header -Server
@hashed path ${folders}
header @hashed Cache-Control "${cacheControl.hashed}"
@unhashed not path ${folders}
header @unhashed Cache-Control "${cacheControl.page}"

# The canonical address of the page, whatever its spelling.
map {path} {canonical} {
${addresses.join("\n")}
\tdefault ""
}
`;
}

/** Each of the two names what it is for: of several that match, Caddy would not say which comes last. */
function bothHeaders(site: Record<string, string>, editor: Record<string, string>): string {
  const place = `path ${editorPath} ${editorPath}/*`;
  return [
    `@editor ${place}`,
    headerBlock("@editor ", editor),
    `@site not ${place}`,
    headerBlock("@site ", site),
  ].join("\n");
}

function headerBlock(matcher: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
  return `header ${matcher}{\n${lines.join("\n")}\n}`;
}

/** The path for a regular expression, without its first slash, with any number of the others. */
function pattern(path: string): string {
  return path
    .slice(1)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("/", "/+");
}
