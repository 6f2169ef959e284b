import type { Manifest } from "vite";
import { hashOf } from "../artifacts/cache.ts";

/** Returns the id of a build, from file names only: some keys of the manifest contain the project's folder. */
export function buildId(manifest: Manifest): string {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return hashOf(...files.sort()).slice(0, 8);
}
