import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "#app/lib/memoize.ts";
import { Cache, hashOf } from "../artifacts/cache.ts";
import { forEachConcurrently } from "./for-each-concurrently.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compared with «best», «quick» makes a page a tenth larger in a fiftieth of the time. */
type Effort = "best" | "quick";
const quality = { best: 11, quick: 7 };
/** Copies of a site for tests and the demo set this, because nobody measures their size. */
const isQuick = process.env.COMPRESSION === "quick";

/** Compresses on other threads. Caches results of «best», which takes longer than making the page itself. */
export class Compressor {
  readonly #cache: Cache;
  /** The files that `finish` compresses. Undefined if files are compressed immediately. */
  #waiting: Map<string, Effort> | undefined;

  /** @param waits if true, only `finish` compresses. Until then a server sends the files uncompressed. */
  constructor(folder: string, { waits = false } = {}) {
    this.#cache = new Cache(folder);
    if (waits) this.#waiting = new Map();
  }

  async write(file: string, text: string, effort: Effort) {
    makeFolder(dirname(file));
    writeFileSync(file, text);
    await this.#compress(file, effort);
  }

  async compressFile(file: string) {
    if (!this.#waiting?.has(file)) await this.#compress(file, "best");
  }

  /** Compresses the waiting files. Files that are written later are compressed immediately. */
  async finish() {
    const waiting = [...(this.#waiting ?? [])];
    this.#waiting = undefined;
    await forEachConcurrently(waiting, ([file, effort]) => this.#compress(file, effort));
  }

  prune() {
    this.#cache.prune();
  }

  async #compress(file: string, wanted: Effort) {
    if (this.#waiting) {
      this.#waiting.set(file, wanted);
      return;
    }
    const bytes = readFileSync(file);
    const effort = isQuick ? "quick" : wanted;
    const forms = { gz: () => gzipped(bytes, { level: 9 }), br: () => brotliOf(bytes, effort) };
    await Promise.all(
      Object.entries(forms).map(async ([ending, make]) => {
        const form =
          effort === "best" ? await this.#cache.getBytes(hashOf(ending, bytes), make) : await make();
        writeFileSync(`${file}.${ending}`, form);
      }),
    );
  }
}

const makeFolder = memoize((folder: string) => mkdirSync(folder, { recursive: true }));

function brotliOf(bytes: Buffer, effort: Effort): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
