import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";

/** Reads the body. Throws 415 for another type, 413 if it is too large, and 400 if it is cut off. */
export async function readBody(request: IncomingMessage, type: string, maxBytes: number): Promise<Buffer> {
  const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (given !== type) throw new HttpError(415, `${type} only`);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new HttpError(413, "too large");
  const chunks: Buffer[] = [];
  let size = 0;
  // Not «for await»: an error in its loop would close the connection before the answer is sent.
  await new Promise<void>((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else reject(new HttpError(413, "too large"));
    });
    request.once("end", resolve);
    request.once("error", () => reject(new HttpError(400, "cut off")));
    request.once("close", () => reject(new HttpError(400, "cut off")));
  });
  return Buffer.concat(chunks);
}

/** Throws 400 if the bytes are not UTF-8. */
export function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "not UTF-8");
  }
}
