import { categories, openFirstWith } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

const cards = "main article";
const options = "section[aria-label=Filtros] label";

test("a filter hides products, shows the count and changes the address; Back undoes it", async ({ tab }) => {
  const path = await openFirstWith(tab, categories, options);
  const all = (await tab.all(cards)).length;
  const [option] = await tab.all(options);
  const expected = Number(/(\d+) productos?$/.exec(option?.text ?? "")?.[1]);
  expect(expected).toBeLessThan(all);
  await tab.press(options, option?.text);
  await tab.count(cards, expected);
  await tab.see("main [role=status]", `${expected} de ${all} productos`);
  const narrowed = await tab.address();
  expect(narrowed.startsWith(`${path}?`)).toBe(true);
  await tab.back();
  await tab.at(path);
  await tab.count(cards, all);
  await tab.forward();
  await tab.at(narrowed);
  await tab.count(cards, expected);
  await tab.press("main button", "Quitar filtros");
  await tab.at(path);
  await tab.count(cards, all);
});

test("a filter that is ticked by keyboard keeps the focus", async ({ tab }) => {
  await openFirstWith(tab, categories, options);
  const all = (await tab.all(cards)).length;
  const box = `${options} input`;
  await tab.focus(box);
  await tab.key(" ");
  await tab.waitUntil("the grid has fewer cards", async () => (await tab.all(cards)).length < all, true);
  await tab.focused(`${box}:checked`);
});

test("the whole card links to its product", async ({ tab }) => {
  await openFirstWith(tab, categories, `${cards} a`);
  const path = await tab.href(`${cards} a`);
  // The link covers the whole card, so a press on the heading opens the product.
  await tab.point(`${cards} a`);
  const { x, y } = await tab.one(`${cards} h2, ${cards} h3`);
  await tab.pressAt(x, y);
  await tab.at(path);
});
