import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "#app/lib/memoize.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** «quick» leaves a page a tenth larger and takes a fiftieth of the time. */
type Effort = "best" | "quick";
const quality = { best: 11, quick: 7 };

/** Writes a text with its compressed forms beside it. The compressing is done on other threads. */
export async function writeCompressed(file: string, text: string, effort: Effort) {
  makeFolder(dirname(file));
  const bytes = Buffer.from(text);
  writeFileSync(file, bytes);
  await compress(file, bytes, effort);
}

const makeFolder = memoize((folder: string) => mkdirSync(folder, { recursive: true }));

/** Writes the compressed forms of a file that is there. */
export async function compressFile(file: string) {
  await compress(file, readFileSync(file), "best");
}

async function compress(file: string, bytes: Buffer, effort: Effort) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, smaller] = await Promise.all([gzipped(bytes, { level: 9 }), brotli(bytes, { params })]);
  writeFileSync(`${file}.gz`, small);
  writeFileSync(`${file}.br`, smaller);
}
