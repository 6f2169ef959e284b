import { expect, test } from "vitest";
import { listReader } from "#app/features/quote-list/paste/read-list.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { testPage } from "../views/test.ts";
import { orderItems } from "./order-items.ts";

const all = orderItems(fixture);

test("the order items include every item that the page of a laboratory test offers", () => {
  const byId = new Map(all.items.map((item) => [item.id, item]));
  const offered = fixture.tests.flatMap(({ id }) => {
    const { kits = [], tube, rapid } = testPage(fixture, id) ?? {};
    return [...kits.map(({ item }) => item), tube?.item, rapid?.item].filter((item) => item !== undefined);
  });
  expect(new Set(offered.map(({ id }) => id.replace(/.*#/, ""))).size).toBeGreaterThan(5);
  for (const item of offered) expect(byId.get(item.id)).toMatchObject(item);
});

test("a pasted item is recognised by its reference and by its line in a quote message", () => {
  const read = listReader(all);
  const candidates = (text: string) =>
    read(text).flatMap(({ choices }) => choices.map(({ item }) => item.id));
  for (const { id, name, brand, pack } of all.items) {
    const details = [brand, pack].filter(Boolean).join(", ");
    expect(candidates(`${orderReference(id)}\t2`), id).toContain(id);
    expect(candidates(`2 × ${name}${details && ` (${details})`}`), id).toContain(id);
  }
});
