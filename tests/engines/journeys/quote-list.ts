import { addresses, openFirstWith } from "../support/addresses.ts";
import { test } from "../support/journey.ts";
import type { Tab } from "../support/tab.ts";

const add = "main button[aria-label^='Añadir a la cotización']";
const rows = "main li:has([data-remove])";
const message = "main aside [role=group]";

async function collect(tab: Tab): Promise<string> {
  await openFirstWith(tab, addresses, add);
  const name = await tab.run((css) => document.querySelector(css)?.getAttribute("aria-label") ?? "", add);
  await tab.press(add);
  await tab.see("header a", "Lista de cotización: 1");
  await tab.press("header a[href='/cotizacion']");
  await tab.at("/cotizacion");
  await tab.count(rows, 1);
  return name.replace(/^[^:]*: /, "");
}

test("the list shows an added product; a changed quantity is still there after a reload", async ({ tab }) => {
  const name = await collect(tab);
  const quantity = `${rows} input`;
  const value = () => tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? "", quantity);
  await tab.press("main button", `Una unidad más de ${name}`);
  await tab.waitUntil("quantity", value, "2");
  await tab.focus(quantity);
  await tab.key("ArrowUp");
  await tab.waitUntil("quantity", value, "3");
  await tab.fill(quantity, "24");
  await tab.see(message, `24 × ${name}`);
  await tab.reload();
  await tab.waitUntil("quantity", value, "24");
});

test("a line of the list can get a note; Deshacer restores a removed line", async ({ tab }) => {
  const name = await collect(tab);
  await tab.press("main button", "Añadir nota");
  await tab.focused(`${rows} input`);
  await tab.type("segundo piso, señal ñ");
  await tab.key("Enter");
  await tab.focused(`${rows} button`, "Nota: segundo piso, señal ñ");
  await tab.see(message, "segundo piso, señal ñ");
  await tab.press("main button", `Quitar ${name}`);
  await tab.see("main h2", "Su lista está vacía");
  await tab.focused("main");
  await tab.press("button", "Deshacer");
  await tab.see(rows, "Nota: segundo piso, señal ñ");
});
