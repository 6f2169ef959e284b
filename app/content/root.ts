import { resolve } from "node:path";

/**
 * The folder of the site: content/, images/ and public/ stand in it, and what is made of them goes beside them.
 * SITE names another than this project's own, as the browser tests do with tests/fixtures.
 */
export const siteRoot = resolve(process.env.SITE ?? ".");
