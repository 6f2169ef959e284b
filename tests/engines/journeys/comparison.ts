import { addresses, categories, openFirstWith } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const box = "main label:has([aria-label^='Comparar '])";
const tray = "section[aria-label='Equipos para comparar']";
const chip = `${tray} li:has(button)`;
const tool = "header a[href='/comparar']";
const heads = "main table thead th";

/** Returns the product names on the checkboxes. */
const namesOf = (tab: Tab, selector: string): Promise<string[]> =>
  tab.run(
    (css) =>
      [...document.querySelectorAll(`${css} input`)].map(
        (input) => input.getAttribute("aria-label")?.replace(/^[^ ]+ /, "") ?? "",
      ),
    selector,
  );

const boxOf = (name: string) => `main label:has([aria-label$=" ${name}"])`;

/** Chooses the first `many` products on the first page that has so many. */
async function choose(tab: Tab, many: number): Promise<{ path: string; names: string[] }> {
  const path = await openFirstWith(tab, [...categories, ...addresses], box, many);
  const names = (await namesOf(tab, box)).slice(0, many);
  for (const [index, name] of names.entries()) {
    await tab.press(boxOf(name));
    await tab.see(tray, `${index + 1} de 4`);
  }
  return { path, names };
}

test("the tray opens the comparison of two products chosen on their cards", async ({ tab }) => {
  const { names } = await choose(tab, 2);
  await tab.count(chip, 2);
  await tab.see("header a", "Comparación: 2");
  await tab.press(`${tray} a`, "Ver comparación");
  await tab.at(/^\/comparar\?equipos=./);
  await tab.count(heads, 2);
  for (const name of names) await tab.see(heads, name);
  await tab.missing(tray);
});

test("the comparison hides equal rows and removes products, and Back restores them", async ({ tab }) => {
  await choose(tab, 2);
  await tab.press(`${tray} a`, "Ver comparación");
  await tab.count(heads, 2);
  const both = await tab.address();
  const rows = (await tab.all("main tbody tr")).length;
  await tab.press("button[role=switch]", "Solo diferencias");
  await tab.see("button[role=switch][aria-checked=true]");
  await tab.see("main [role=status]", "oculta");
  expect((await tab.all("main tbody tr")).length).toBeLessThanOrEqual(rows);
  await tab.press(`${heads} button`);
  await tab.count(heads, 1);
  const one = await tab.address();
  await tab.back();
  await tab.at(both);
  await tab.count(heads, 2);
  await tab.forward();
  await tab.at(one);
  await tab.count(heads, 1);
});

test("without products in its address the comparison shows the choices, or how to choose", async ({
  tab,
}) => {
  await tab.open("/soporte");
  await tab.press(tool);
  await tab.at("/comparar");
  await tab.see("main", "Todavía no hay equipos en la comparación");
  const { path } = await choose(tab, 2);
  await tab.press(tool);
  await tab.at(/^\/comparar\?equipos=./);
  await tab.count(heads, 2);
  await tab.back();
  await tab.at(path);
});

test("a product can be removed from the tray, Vaciar empties it, and Deshacer restores it", async ({
  tab,
}) => {
  const { names } = await choose(tab, 2);
  await tab.press(`${tray} button`, `Quitar ${names[0]} de la comparación`);
  await tab.see(tray, "1 de 4");
  await tab.focused(tray);
  await tab.missing(`${boxOf(names[0] ?? "")} input:checked`);
  await tab.press(`${tray} button`, "Vaciar");
  await tab.missing(tray);
  await tab.focused("main");
  await tab.press("button", "Deshacer");
  await tab.see(tray, "1 de 4");
});

test("with four stored choices the checkboxes say why they are disabled, until one is removed", async ({
  tab,
}) => {
  const path = await openFirstWith(tab, categories, box);
  const [name = ""] = await namesOf(tab, box);
  await tab.run(
    (category) => {
      const chosen = ["uno", "dos", "tres", "cuatro"].map((id) => ({
        id,
        name: id,
        category,
        categoryLabel: id,
      }));
      localStorage.setItem("comparacion", JSON.stringify(chosen));
    },
    path.replace(/^.*\//, ""),
  );
  await tab.open(path);
  await tab.see(tray, "4 de 4");
  await tab.see("main label:has(input:disabled)", "Máximo cuatro");
  await tab.press(`${tray} button`, "Quitar dos de la comparación");
  await tab.see(tray, "3 de 4");
  await tab.press(boxOf(name));
  await tab.see(tray, "4 de 4");
  expect(await tab.address()).toBe(path);
});

for (const [width, height] of [
  [1440, 92],
  [390, 64],
] as const) {
  test(`at ${width} px the tray is ${height} px high and does not cover the end of the page`, async ({
    tab,
  }) => {
    await tab.resize(width, 800);
    await choose(tab, 2);
    await tab.waitUntil("height", async () => Math.round((await tab.one(tray)).box.height), height);
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const bottom = () =>
      tab.run(() => Math.round(document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0));
    await tab.waitUntil("the footer is free", async () => (await bottom()) <= 800 - height, true);
  });
}
