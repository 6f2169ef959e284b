/** Where the tools read and write. All of it stands in the folder of the site: app/content/root.ts. */
import { join } from "node:path";
import { siteRoot } from "#app/content/root.ts";

const at = (path: string) => join(siteRoot, path);

/** Masters of the pictures. */
export const images = at("images");
/** What reaches the browser as it is: the tools add pictures and data sheets. */
export const publicFolder = at("public");
/** Lists of what was made, and made things that are slow to make. */
export const cache = at(".cache");

/** The code for the browser, and the same code that draws the pages. */
export const bundle = join(cache, "bundle");

/** The built site: what is served, and what hosts need to know. */
export const build = at("build");
export const client = join(build, "client");
export const deploy = join(build, "deploy");
