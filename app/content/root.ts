import { resolve } from "node:path";

/**
 * The site's folder, which contains content/, images/ and public/ and receives the output. The environment
 * variable SITE selects another folder, such as tests/fixtures.
 */
export const siteRoot = resolve(process.env.SITE ?? ".");
