/** Builds tests/fixtures unless an up-to-date build exists. */
import { buildOnce } from "../../../tools/build-with.ts";

export default async function buildFixtures() {
  await buildOnce("tests/fixtures");
}

if (process.argv[1] === import.meta.filename) await buildFixtures();
