/** The project's content and pictures for the editor of this machine, over HTTP. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { writeWhole } from "../artifacts/write-whole.ts";

/** What it may read and write, and nothing else. */
const file = /^(content\/([a-z0-9-]+\/)?[a-z0-9-]+\.yaml|images\/[a-z0-9-]+\.(webp|png|jpe?g))$/;
const folder = /^(content\/([a-z0-9-]+\/)?|images\/)$/;

type Answer = { status: number; body?: string | Uint8Array; modified?: Date };

export async function answerFiles(root: string, request: IncomingMessage, response: ServerResponse) {
  const {
    status,
    body = "",
    modified,
  } = await answer(root, request).catch((error: Error) => ({
    status: 500,
    body: error.message,
    modified: undefined,
  }));
  if (modified) response.setHeader("last-modified", modified.toUTCString());
  response.writeHead(status, { "cache-control": "no-store" }).end(body);
}

async function answer(root: string, request: IncomingMessage): Promise<Answer> {
  // Another site that is open in the same browser has no business here.
  if (request.headers["sec-fetch-site"] !== "same-origin") return { status: 403 };
  const path = decodeURIComponent(request.url ?? "/").slice(1);
  if (path === "") return list(["content", "images"].map((name) => ({ name, kind: "directory" })));
  if (folder.test(path)) return listFolder(join(root, path));
  if (!file.test(path)) return { status: 404 };
  const at = join(root, path);
  if (request.method === "PUT") return write(at, Buffer.concat(await request.toArray()));
  if (!existsSync(at)) return { status: 404 };
  if (request.method === "DELETE") {
    rmSync(at);
    return { status: 204 };
  }
  return { status: 200, body: readFileSync(at), modified: statSync(at).mtime };
}

async function write(path: string, bytes: Uint8Array): Promise<Answer> {
  await writeWhole(path, (part) => writeFileSync(part, bytes));
  return { status: 204 };
}

function listFolder(path: string): Answer {
  if (!existsSync(path)) return { status: 404 };
  const entries = readdirSync(path, { withFileTypes: true });
  return list(
    entries.map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? "directory" : "file" })),
  );
}

function list(entries: { name: string; kind: string }[]): Answer {
  return { status: 200, body: JSON.stringify(entries) };
}
