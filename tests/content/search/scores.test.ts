/** Holds what the search answers to the lists, which docs/search.md records. It prints the queries that still fail. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { createEngine } from "#app/features/search/engine/engine.ts";
import { isLaunchContent } from "../../support/launch-content.ts";
import { heldOutQueries } from "./held-out-queries.ts";
import { laboratoryQueries } from "./laboratory-queries.ts";
import { outsideQueries } from "./outside-queries.ts";
import { secondOutsideQueries } from "./outside-queries-2.ts";
import { thirdOutsideQueries } from "./outside-queries-3.ts";
import { score } from "./score.ts";
import { tuningQueries } from "./tuning-queries.ts";

const engine = createEngine(searchIndex(site()));

test.skipIf(!isLaunchContent).each([
  ["outside", outsideQueries, 55, 58],
  ["second outside", secondOutsideQueries, 46, 48],
  ["third outside", thirdOutsideQueries, 44, 46],
  ["held-out", heldOutQueries, 55, 57],
  ["tuning", tuningQueries, 56, 58],
  ["laboratory", laboratoryQueries, 27, 29],
] as const)("the %s list keeps its score", (name, rows, first, amongThree) => {
  const result = score(engine, rows);
  console.info(`${name}: ${result.first} first, ${result.amongThree} among three, of ${result.queries}`);
  for (const { query, shown } of result.failed)
    console.info(`  «${query}»: ${shown.join(", ") || "nothing"}`);
  expect(result.first).toBeGreaterThanOrEqual(first);
  expect(result.amongThree).toBeGreaterThanOrEqual(amongThree);
});

test.skipIf(!isLaunchContent)("no word of a medical word list is taken for another", () => {
  const words = readFileSync(new URL("medical-words.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const corrected = words.flatMap((word) => engine.search(word).corrected ?? []);
  expect(words.length).toBeGreaterThan(1000);
  expect(corrected).toEqual([]);
});
