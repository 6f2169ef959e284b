/**
 * How much the page of an entry says that no other says: the words of the sentences in its main part that stand on no
 * other page of a product, a panel or a line of supplies. Names, labels, the frame and the form are on all of them and
 * count for none. How much it must be is a promise of the launch catalogue; what the owner adds may say less.
 */
import { afterAll, expect, test } from "vitest";
import { pageAt } from "../support/built-site.ts";
import { countWords, sentences } from "../support/words.ts";
import { entries } from "./launch-catalogue.ts";
import { entryStands } from "./launch-standing.ts";

const least = 120;
const launched = Object.entries(entries).filter(([id]) => entryStands(id));
const said = new Map(
  launched.map(([id, { path }]) => [id, new Set(pageAt(path).main.lines.flatMap(sentences))] as const),
);
const pagesWith = Map.groupBy(
  [...said.values()].flatMap((own) => [...own]),
  (sentence) => sentence,
);

function ownWords(id: string): number {
  const own = [...(said.get(id) ?? [])].filter((sentence) => pagesWith.get(sentence)?.length === 1);
  return own.reduce((sum, sentence) => sum + countWords(sentence), 0);
}

for (const [id] of launched) {
  test(`the page of ${id} has at least ${least} words of its own`, () => {
    expect(ownWords(id)).toBeGreaterThanOrEqual(least);
  });
}

test("what stands on two pages is the word of neither", () => {
  const [first, second] = [...said.values()];
  const shared = [...(first ?? [])].filter((sentence) => second?.has(sentence));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter((sentence) => pagesWith.get(sentence)?.length === 1)).toEqual([]);
});

afterAll(() => console.info(launched.map(([id]) => `${id} ${ownWords(id)}`).join(", ")));
