import type { Redirect } from "#app/content/schema/redirects.ts";
import { cacheControl, editorPath, hashedFolders } from "./hosting.ts";

export function caddySnippet(
  paths: string[],
  headers: Record<string, string>,
  editor?: Record<string, string>,
  redirects: readonly Redirect[] = [],
): string {
  const targets = [...paths.map((path) => ({ from: path, to: path })), ...redirects];
  const addresses = targets.map(
    ({ from, to }) => `\t~(?i)^/*${pattern(from)}/*(/?index\\.html|\\.html)?$ "${to}"`,
  );
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

/** The two matchers exclude each other, because Caddy does not define which of several matches wins. */
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

/** Returns a pattern for the path without its first slash. The pattern accepts repeated slashes. */
function pattern(path: string): string {
  return path
    .slice(1)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("/", "/+");
}
