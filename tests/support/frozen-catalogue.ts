import { indexContent } from "#app/content/catalogue/site.ts";
import { loadContent } from "#app/content/read/load.ts";
import type { WholeSite } from "#app/content/site.ts";

/** The catalogue of tests/fixtures as its files say it, with no picture and no sheet made of it yet. */
export const frozen: WholeSite = indexContent(loadContent("tests/fixtures"), {}, {});
