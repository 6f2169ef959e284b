import { resolve } from "node:path";

/**
 * The site's folder, which contains content/, images/ and public/ and receives the output. SITE selects another folder
 * than the project's own, such as tests/fixtures.
 */
export const siteRoot = resolve(process.env.SITE ?? ".");
