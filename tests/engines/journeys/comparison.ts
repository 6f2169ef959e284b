import { addresses, categories, openFirstWith } from "../support/addresses.ts";
import { test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const box = "main label:has([aria-label^='Comparar '])";
const tray = "section[aria-label='Equipos para comparar']";
const chip = `${tray} li:has(button)`;
const heads = "main table thead th";

const boxOf = (name: string) => `main label:has([aria-label$=" ${name}"])`;

async function chooseTwo(tab: Tab): Promise<string[]> {
  await openFirstWith(tab, [...categories, ...addresses], box, 2);
  const labels = await tab.run(
    (css) =>
      [...document.querySelectorAll(`${css} input`)].map((input) => input.getAttribute("aria-label") ?? ""),
    box,
  );
  const names = labels.slice(0, 2).map((label) => label.replace(/^[^ ]+ /, ""));
  for (const [index, name] of names.entries()) {
    await tab.press(boxOf(name));
    await tab.see(tray, `${index + 1} de 4`);
  }
  return names;
}

test("the tray opens the comparison of two products chosen on their cards", async ({ tab }) => {
  const names = await chooseTwo(tab);
  await tab.count(chip, 2);
  await tab.see("header a", "Comparación: 2");
  await tab.press(`${tray} a`, "Ver comparación");
  await tab.at(/^\/comparar\?equipos=./);
  await tab.count(heads, 2);
  for (const name of names) await tab.see(heads, name);
  await tab.missing(tray);
});

test("a product can be removed from the tray, Vaciar empties it, and Deshacer restores it", async ({
  tab,
}) => {
  const names = await chooseTwo(tab);
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

for (const [width, height] of [
  [1440, 92],
  [390, 64],
] as const) {
  test(`at ${width} px the tray is ${height} px high and does not cover the end of the page`, async ({
    tab,
  }) => {
    await tab.resize(width, 800);
    await chooseTwo(tab);
    await tab.waitUntil("height", async () => Math.round((await tab.one(tray)).box.height), height);
    await tab.run(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const bottom = () =>
      tab.run(() => Math.round(document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0));
    await tab.waitUntil("the footer is not covered", async () => (await bottom()) <= 800 - height, true);
  });
}
