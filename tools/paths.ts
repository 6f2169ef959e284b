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

/** The site as it is served, */
export const client = at("build/client");
/** the code that drew its pages, */
export const server = at("build/server");
/** and what hosts need to know. */
export const deploy = at("build/deploy");
