import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** The left half is petrol, the right half red. */
export async function pictureFile(name: string, width: number, height: number): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "picture-")), name);
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: "#c4302b" };
  await sharp({ create: { width, height, channels: 3, background: "#2a7f86" } })
    .composite([{ input: { create: half }, gravity: "east" }])
    .png()
    .toFile(file);
  return file;
}
