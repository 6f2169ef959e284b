/** Serves the project's content and pictures to the local editor over HTTP. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { writeAtomically } from "../artifacts/write-atomically.ts";
import { addRedirect } from "./add-redirect.ts";
import { type Conflict, conflictFields, mergedText } from "./conflicts.ts";
import { contentFiles, editableFile } from "./content-files.ts";
import { addressOf, usesOf } from "./uses.ts";

const folder = /^(content\/([a-z0-9-]+\/)?|images\/)$/;

type Answer = { status: number; body?: string | Uint8Array; modified?: Date; version?: string };

export type FileText = { text: string; version: string; modified: number };

/** The text of each version that the editor has read or saved, to compute conflicts. */
const textOfVersion = new Map<string, string>();

export async function answerFiles(root: string, request: IncomingMessage, response: ServerResponse) {
  const { status, body, modified, version } = await answer(root, request).catch(
    (error: Error): Answer => ({ status: 500, body: error.message }),
  );
  if (modified) response.setHeader("last-modified", modified.toUTCString());
  if (version) response.setHeader("etag", `"${version}"`);
  response.writeHead(status, { "cache-control": "no-store" }).end(body ?? "");
}

/** Returns false for requests from other sites in the same browser. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-site"] === "same-origin";
}

async function answer(root: string, request: IncomingMessage): Promise<Answer> {
  if (!isOwnPage(request)) return { status: 403 };
  const path = decodeURIComponent(request.url ?? "/").slice(1);
  if (path === "") return list(["content", "images"].map((name) => ({ name, kind: "directory" })));
  if (path === "texts") return { status: 200, body: JSON.stringify(textsOf(root)) };
  if (path === "versions") return { status: 200, body: JSON.stringify(versionsOf(root)) };
  if (folder.test(path)) return listFolder(join(root, path));
  if (!editableFile.test(path)) return { status: 404 };
  const at = join(root, path);
  if (request.method === "PUT") return save(at, path, request);
  if (!existsSync(at)) return { status: 404 };
  const bytes = readFileSync(at);
  const version = versionOf(bytes);
  if (request.method === "DELETE") {
    if (expected(request) !== undefined && expected(request) !== version) return { status: 412 };
    return removeFile(root, path);
  }
  if (path.endsWith(".yaml")) textOfVersion.set(version, bytes.toString());
  return { status: 200, body: bytes, modified: statSync(at).mtime, version };
}

/** Deletes a file, unless another file refers to it. A deleted entry's address redirects to its category. */
function removeFile(root: string, path: string): Answer {
  const uses = usesOf(root, path);
  if (uses.length > 0) return { status: 409, body: uses.join("\n") };
  addRedirect(root, addressOf(root, path));
  rmSync(join(root, path));
  return { status: 204 };
}

const choice = z.array(z.array(z.union([z.string(), z.number()])));

/**
 * Writes the file if it still has the version that the editor read (If-Match). Otherwise answers 409 with the
 * differing fields. The header X-Take-Theirs lists the fields for which the owner chose the other version.
 */
async function save(at: string, path: string, request: IncomingMessage): Promise<Answer> {
  const mine = Buffer.concat(await request.toArray());
  const theirs = existsSync(at) ? readFileSync(at) : undefined;
  const version = theirs && versionOf(theirs);
  const read = expected(request);
  if (read !== undefined && read !== (version ?? "")) {
    const base = textOfVersion.get(read) ?? mine.toString();
    const fields = theirs ? conflictFields(path, base, mine.toString(), theirs.toString()) : [];
    const conflict: Conflict = { version: version ?? "", fields };
    // The same change, saved twice, is no conflict.
    if (!theirs || fields.length > 0) return { status: 409, body: JSON.stringify(conflict) };
  }
  const fromTheirs = choice.parse(JSON.parse(String(request.headers["x-take-theirs"] ?? "[]")));
  const merged =
    fromTheirs.length > 0 ? Buffer.from(mergedText(path, mine.toString(), String(theirs), fromTheirs)) : mine;
  await writeAtomically(at, (part) => writeFileSync(part, merged));
  if (path.endsWith(".yaml")) textOfVersion.set(versionOf(merged), merged.toString());
  return { status: 204, version: versionOf(merged) };
}

/** Returns the version in If-Match, which is empty for a new file. */
function expected({ headers }: IncomingMessage): string | undefined {
  return headers["if-match"]?.replaceAll('"', "");
}

function versionOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** One answer saves hundreds of requests, which would take seconds. */
function textsOf(root: string): Record<string, FileText> {
  const files = contentFiles(root).map((path): [string, FileText] => {
    const bytes = readFileSync(join(root, path));
    const [text, version] = [bytes.toString(), versionOf(bytes)];
    textOfVersion.set(version, text);
    return [path, { text, version, modified: statSync(join(root, path)).mtimeMs }];
  });
  return Object.fromEntries(files);
}

function versionsOf(root: string): Record<string, string> {
  const versions = contentFiles(root).map((path) => [path, versionOf(readFileSync(join(root, path)))]);
  return Object.fromEntries(versions);
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
