import { join } from "node:path";
import { siteRoot } from "#app/content/root.ts";

const at = (path: string) => join(siteRoot, path);

/** Folder of the original pictures. */
export const images = at("images");
/** Files that are published unchanged. The tools add the data sheets here. */
export const publicFolder = at("public");
export const cache = at(".cache");

export const bundle = join(cache, "bundle");

export const build = at("build");
export const client = join(build, "client");
export const deploy = join(build, "deploy");
