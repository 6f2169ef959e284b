/** docs/search.md describes these lists of queries and records how many the search answers. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { searchIndex } from "#app/content/outputs/search-index.ts";
import { site } from "#app/content/site.ts";
import { createEngine, type Engine } from "#app/features/search/engine/engine.ts";
import { isLaunchContent } from "../../support/launch-content.ts";
import { heldOutQueries } from "./held-out-queries.ts";
import { laboratoryQueries } from "./laboratory-queries.ts";
import { outsiderQueries } from "./outsider-queries.ts";
import { secondOutsiderQueries } from "./outsider-queries-2.ts";
import { thirdOutsiderQueries } from "./outsider-queries-3.ts";
import { fourthOutsiderQueries } from "./outsider-queries-4.ts";
import { fifthOutsiderQueries } from "./outsider-queries-5.ts";
import { sixthOutsiderQueries } from "./outsider-queries-6.ts";
import { seventhOutsiderQueries } from "./outsider-queries-7.ts";
import { eighthOutsiderQueries } from "./outsider-queries-8.ts";
import { ninthOutsiderQueries } from "./outsider-queries-9.ts";
import { score } from "./score.ts";
import { tuningQueries } from "./tuning-queries.ts";

const engine = createEngine(searchIndex(site()));

test.skipIf(!isLaunchContent).each([
  ["outsider", outsiderQueries, 55, 58],
  ["second outsider", secondOutsiderQueries, 46, 48],
  ["third outsider", thirdOutsiderQueries, 44, 46],
  ["fourth outsider", fourthOutsiderQueries, 55, 58],
  ["fifth outsider", fifthOutsiderQueries, 55, 58],
  ["sixth outsider", sixthOutsiderQueries, 54, 58],
  ["seventh outsider", seventhOutsiderQueries, 54, 57],
  ["eighth outsider", eighthOutsiderQueries, 58, 58],
  ["ninth outsider", ninthOutsiderQueries, 58, 58],
  ["held-out", heldOutQueries, 55, 57],
  ["tuning", tuningQueries, 56, 58],
  ["laboratory", laboratoryQueries, 27, 29],
] as const)(
  "the search answers at least the stated number of queries of the %s list",
  (name, rows, first, amongFirstThree) => {
    const result = score(engine, rows);
    console.info(
      `${name}: ${result.first} first, ${result.amongFirstThree} among three, of ${result.queries}`,
    );
    for (const { query, shown } of result.failed)
      console.info(`  «${query}»: ${shown.join(", ") || "nothing"}`);
    expect(result.first).toBeGreaterThanOrEqual(first);
    expect(result.amongFirstThree).toBeGreaterThanOrEqual(amongFirstThree);
  },
);

test.skipIf(!isLaunchContent).each(["medical-words.txt", "medical-words-2.txt"])(
  "no word of %s is corrected to another",
  (file) => {
    expect(correctedOf(engine, file)).toEqual([]);
  },
);

test.skipIf(!isLaunchContent)(
  "without the list of known words at most five medical words are corrected",
  () => {
    const { vocabulary } = site();
    const words = { ...vocabulary.words, known: [] };
    const { search } = createEngine(searchIndex({ ...site(), vocabulary: { ...vocabulary, words } }));
    const corrected = ["medical-words.txt", "medical-words-2.txt"].flatMap((file) =>
      correctedOf({ search }, file),
    );
    expect(corrected.length, corrected.join(", ")).toBeLessThanOrEqual(5);
  },
);

function correctedOf({ search }: Pick<Engine, "search">, file: string): string[] {
  const words = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(words.length).toBeGreaterThan(900);
  return words.filter((word) => search(word).corrected);
}
