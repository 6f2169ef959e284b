import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";

export async function readBody(request: IncomingMessage, type: string, maxBytes: number): Promise<Buffer> {
  const given = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (given !== type) throw new HttpError(415, `${type} only`);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new HttpError(413, "too large");
  const chunks: Buffer[] = [];
  let size = 0;
  // Does not use «for await»: an error in its loop would close the connection before the answer is sent.
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

export function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "not UTF-8");
  }
}
