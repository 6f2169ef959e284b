import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join, posix } from "node:path";
import sirv from "sirv";
import { pageFile } from "../prerender/page-file.ts";
import { cacheControl, editorPath, hashedFolders } from "./hosting.ts";

/**
 * Serves the build with the headers, addresses, compression and status codes of deploy/nginx.conf.
 *
 * @param whenMade returns a promise that resolves when the file exists, or undefined if the file is finished.
 */
export function localServer(
  build: string,
  whenMade?: (path: string) => Promise<unknown> | undefined,
): Server {
  const client = join(build, "client");
  const headers: Record<string, string> = readJson(join(build, "deploy/headers.json"));
  const editorFile = join(build, "deploy/editor-headers.json");
  const editor: Record<string, string> = existsSync(editorFile) ? readJson(editorFile) : headers;
  const canonical = new Set<string>(readJson(join(build, "deploy/addresses.json")));
  // With `dev`, each request looks up its file, so that the server notices a new build.
  const sendFile = sirv(client, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  function sendMissing(response: ServerResponse, path: string) {
    const isFile = isHashed(path) || path.endsWith(".json");
    const type = isFile ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";
    response.setHeader("Cache-Control", cacheControl.missing);
    response.writeHead(404, { "Content-Type": type });
    response.end(isFile ? "No encontrado\n" : readFileSync(join(client, "404.html")));
  }

  return createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const [asked = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const inEditor = asked === editorPath || asked.startsWith(`${editorPath}/`);
    response.setHeaders(new Map(Object.entries(inEditor ? editor : headers)));
    // Ignore ranges, because a malformed range would crash the process.
    delete request.headers.range;
    const path = decode(asked);
    if (!path || !["GET", "HEAD"].includes(request.method ?? "")) return sendMissing(response, asked);
    const address = addressOf(path);
    const isPage = canonical.has(address);
    response.setHeader("Cache-Control", isHashed(path) ? cacheControl.hashed : cacheControl.page);
    if (isPage && address !== asked) {
      response.writeHead(301, { Location: query ? `${address}?${query}` : address }).end();
      return;
    }
    if (isPage) request.url = pageFile(address);
    // Otherwise sirv would answer «/404.html» and «/robots.txt/».
    else if (/\.html|\/$/i.test(path)) return sendMissing(response, path);
    const send = () => sendFile(request, response, () => sendMissing(response, path));
    const made = whenMade?.(path);
    if (made) made.then(send, send);
    else send();
  });
}

function isHashed(path: string): boolean {
  return hashedFolders.some((folder) => path.startsWith(folder));
}

/** Returns the canonical spelling of a path. Other spellings redirect to it. */
function addressOf(path: string): string {
  return (
    posix
      .normalize(path)
      .toLowerCase()
      .replace(/(\/index\.html|\.html|\/)$/, "") || "/"
  );
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
