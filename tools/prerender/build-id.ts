import type { Manifest } from "vite";
import { hashOf } from "../artifacts/cache.ts";

/** Uses only file names, because some keys of the manifest contain the project's path. */
export function buildId(manifest: Manifest): string {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return hashOf(...files.sort()).slice(0, 8);
}
