import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { Compressor } from "./compressed.ts";

const folder = mkdtempSync(join(tmpdir(), "compressed-"));
const file = join(folder, "client/page.html");

afterAll(() => rmSync(folder, { recursive: true }));

test("with `waits`, a compressor writes a file at once, and its compressed forms in `finish`", async () => {
  const compressor = new Compressor(join(folder, "cache"), { waits: true });
  await compressor.write(file, "first", "best");
  await compressor.write(file, "second", "best");
  await compressor.compressFile(file);
  expect(readFileSync(file, "utf8")).toBe("second");
  expect(existsSync(`${file}.br`)).toBe(false);
  await compressor.finish();
  expect(compressedForms()).toEqual(["second", "second"]);
  await compressor.write(file, "third", "quick");
  expect(compressedForms()).toEqual(["third", "third"]);
});

function compressedForms(): string[] {
  return [
    brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
    gunzipSync(readFileSync(`${file}.gz`)).toString(),
  ];
}
