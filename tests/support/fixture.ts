import { listAddresses } from "#app/content/addresses.ts";
import { openSite } from "#app/content/site.ts";

/** The invented site of the tests: tests/fixtures/README.md. */
export const fixture = openSite("tests/fixtures");
export const fixtureAddresses = listAddresses(fixture);
export const fixturePaths = fixtureAddresses.map((address) => address.path);
