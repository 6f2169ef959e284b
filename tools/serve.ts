/** Serves build/client on http://localhost:4173 as a production host would: headers, compression, status. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { cacheControl, hashedFolders, mediaTypes } from "./hosts/hosting.ts";
import { client, deploy } from "./paths.ts";

const port = Number(process.env.PORT ?? 4173);

if (!existsSync(join(client, "404.html"))) {
  console.error("There is no build yet. Run «npm run build» or «npm start».");
  process.exit(1);
}
const headers: Record<string, string> = readJson(join(deploy, "headers.json"));
const canonical = new Set<string>(readJson(join(deploy, "addresses.json")));

createServer({ maxHeaderSize: 65_536 }, (request, response) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") return missing(request, response);
  const [asked = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
  const path = decode(asked);
  if (path === undefined) return missing(request, response);
  const address =
    path
      .toLowerCase()
      .replace(/\/{2,}/g, "/")
      .replace(/(\/index\.html|\/)$/, "") || "/";
  if (canonical.has(address) && address !== asked) {
    response.writeHead(301, { Location: query ? `${address}?${query}` : address }).end();
    return;
  }
  const file = canonical.has(address) ? join(address, "index.html") : normalize(path);
  if (!isFile(join(client, file)) || file.endsWith("404.html")) return missing(request, response, path);
  send(request, response, file, 200);
}).listen(port, () => console.log(`http://localhost:${port}`));

function missing(request: IncomingMessage, response: ServerResponse, path = "") {
  const isAsset = hashedFolders.some((folder) => path.startsWith(folder)) || path.endsWith(".json");
  if (!isAsset) return send(request, response, "404.html", 404);
  response.setHeader("Cache-Control", cacheControl.missing);
  response.writeHead(404, { "Content-Type": mediaTypes[".txt"] }).end("No encontrado\n");
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number) {
  const path = join(client, file);
  const { size, mtimeMs } = statSync(path);
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const isHashed = hashedFolders.some((folder) => `/${file}`.replace("//", "/").startsWith(folder));
  const caching = isHashed ? cacheControl.hashed : cacheControl.page;
  response.setHeader("Cache-Control", status === 200 ? caching : cacheControl.missing);
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Content-Type", mediaTypes[extname(file)] ?? "application/octet-stream");
  if (status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"] ?? "", path);
  if (encoding) response.setHeader("Content-Encoding", encoding.name);
  const body = encoding ? `${path}${encoding.suffix}` : path;
  response.writeHead(status, { "Content-Length": statSync(body).size });
  if (request.method === "HEAD") response.end();
  else createReadStream(body).pipe(response);
}

function chooseEncoding(accepted: string, path: string) {
  const encodings = [
    { name: "br", suffix: ".br" },
    { name: "gzip", suffix: ".gz" },
  ];
  return encodings.find(({ name, suffix }) => accepted.includes(name) && existsSync(`${path}${suffix}`));
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") || decoded.includes("..") ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Missing, or a name longer than the file system allows.
    return false;
  }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
