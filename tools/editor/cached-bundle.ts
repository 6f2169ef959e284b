import { resolve } from "node:path";
import { Cache, codeHash } from "../artifacts/cache.ts";
import { bundleEditor } from "./bundle.ts";

/** Cached, because bundling is slower than starting the server. */
export async function cachedBundle(): Promise<string> {
  const cache = new Cache(".cache/editor");
  const state = codeHash("tools/editor", "app/content/catalogue", "app/lib");
  const folder = await cache.get(state, (path) => bundleEditor("local", resolve(path)));
  cache.prune();
  return folder;
}
