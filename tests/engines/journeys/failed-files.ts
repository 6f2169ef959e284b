import { categories, openFirstWith } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

const box = "main label:has([aria-label^='Comparar '])";

test("a lazy part whose file fails once is loaded from another address", async ({
  tab,
  watched,
  troubles,
}) => {
  await openFirstWith(tab, categories, box);
  const asked = watched.failOnce(/\/compare-tray-[^/]*\.js/);
  await tab.press(box);
  await tab.see("section[aria-label='Equipos para comparar']");
  expect(new Set(asked).size).toBe(2);
  troubles();
});

test("a page whose code fails once opens all the same", async ({ tab, watched, troubles }) => {
  await tab.open("/marcas");
  const asked = watched.failOnce(/\/support-[^/]*\.js/);
  await tab.press("footer a[href='/soporte']");
  await tab.at("/soporte");
  await tab.see("main h1");
  // Pointing at the link loads the page ahead, so there may be three.
  expect(new Set(asked).size).toBeGreaterThan(1);
  troubles();
});

test("a stylesheet that fails once is loaded from another address", async ({ tab, watched, troubles }) => {
  const asked = watched.failOnce(/\/accordion-[^/]*\.css/);
  await tab.open("/soporte");
  await tab.reads("addresses", async () => new Set(asked).size, 2);
  const loaded = () =>
    tab.run(() => [...document.styleSheets].some(({ href }) => href?.includes("/accordion-")));
  await tab.reads("the stylesheet is there", loaded, true);
  troubles();
});
