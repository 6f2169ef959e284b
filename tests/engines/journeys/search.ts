import { entries } from "../support/addresses.ts";
import { test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const dialog = "dialog[open]";
const field = `${dialog} input[role=combobox]`;
const selected = `${dialog} [role=option][aria-selected=true]`;
const opener = "header a[href='/buscar']";

/** Reads the name of a product from its page, because the content may change. */
async function someProduct(tab: Tab) {
  const [path = ""] = entries;
  await tab.open(path);
  return { path, name: (await tab.one("h1")).text };
}

test("the button opens the search, and a result opens its product", async ({ tab }) => {
  const { path, name } = await someProduct(tab);
  await tab.open("/soporte");
  await tab.press(opener);
  await tab.focused(field);
  await tab.type(name);
  await tab.press(`${dialog} [role=option]`, name);
  await tab.at(path);
  await tab.missing(dialog);
  await tab.focused("main");
});

test("by keyboard «/» opens the search, ArrowDown selects the next result, Enter opens it", async ({
  tab,
}) => {
  const { name } = await someProduct(tab);
  await tab.open("/soporte");
  await tab.key("/");
  await tab.focused(field);
  await tab.type(name.slice(0, 3));
  const first = (await tab.one(selected)).text;
  await tab.key("ArrowDown");
  await tab.waitUntil(
    "another result is selected",
    async () => (await tab.one(selected)).text !== first,
    true,
  );
  const path = await tab.href(selected);
  await tab.key("Enter");
  await tab.at(path);
  await tab.missing(dialog);
});

test("the search closes with Escape, its button or a click beside it, and the focus returns", async ({
  tab,
}) => {
  await tab.open("/soporte");
  const closings = [
    () => tab.key("Escape"),
    () => tab.press(`${dialog} button`, "Cerrar la búsqueda"),
    () => tab.pressAt(20, 700),
  ];
  for (const close of closings) {
    await tab.focus(opener);
    await tab.key("Enter");
    await tab.focused(field);
    await close();
    await tab.missing(dialog);
    await tab.focused(opener);
  }
});
