import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** «best» for what is sent most; «quick» saves less and takes a thirtieth of the time. */
export type Effort = "best" | "quick";
const quality = { best: 11, quick: 9 };

/** Writes a text with its compressed forms beside it. The work is done on other threads. */
export async function writeCompressed(file: string, text: string | Buffer, effort: Effort) {
  mkdirSync(dirname(file), { recursive: true });
  await Promise.all([writeFile(file, text), compress(file, Buffer.from(text), effort)]);
}

/** Writes the compressed forms of a file that is there. */
export async function compressFile(file: string) {
  await compress(file, await readFile(file), "best");
}

async function compress(file: string, bytes: Buffer, effort: Effort) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, smaller] = await Promise.all([gzipped(bytes, { level: 9 }), brotli(bytes, { params })]);
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
}
