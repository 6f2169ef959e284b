import { listAddresses } from "#app/content/addresses.ts";
import { openSite } from "#app/content/site.ts";

/** The frozen catalogue that the tests visit: tests/fixtures/README.md. */
export const fixture = openSite("tests/fixtures");
export const fixtureAddresses = listAddresses(fixture);
export const fixturePaths = fixtureAddresses.map((address) => address.path);
