import { addresses, openFirstWith } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { chatText, mailBody, pressed } from "../support/leaving.ts";
import type { Tab } from "../support/tab.ts";

const add = "main button[aria-label^='Añadir a la cotización']";
const rows = "main li:has([data-remove])";
const message = "main aside [role=group]";

/** Adds the first product to the quote list and opens the list. */
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

test("the list shows an added product, changes its quantity and keeps it for the next visit", async ({
  tab,
}) => {
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

test("a line can get a note and be removed, and Deshacer restores it", async ({ tab }) => {
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

test("WhatsApp and mail get the message that the list shows", async ({ tab }) => {
  const name = await collect(tab);
  await tab.see(message, name);
  const text = await tab.run((css) => document.querySelector(css)?.textContent ?? "", message);
  expect(chatText(await pressed(tab, "main a[data-channel=whatsapp]"))).toBe(text);
  expect(mailBody(await pressed(tab, "main a[data-channel=mail]"))).toBe(text);
});

test("the form sends the list together with the visitor's data", async ({ tab }) => {
  const name = await collect(tab);
  // The link moves when the message appears, so wait for the message first.
  await tab.see(message, name);
  await tab.press("main a", "Continuar al formulario");
  await tab.at(/^\/contacto\?.*#form$/);
  await tab.see("form p", "Lista de cotización: 1 producto");
  await tab.fill("form [name=name]", "Ana Vera");
  await tab.fill("form [name=email]", "ana@laboratorio.example");
  const text = chatText(await pressed(tab, "form a[data-channel=whatsapp]"));
  expect(text).toContain(name);
  expect(text).toContain("Nombre: Ana Vera");
  await tab.press("form button", "Enviar mensaje");
  await tab.see("form [role=status]", "¡Mensaje enviado correctamente!");
});
