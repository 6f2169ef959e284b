import { expect, test } from "../support/journey.ts";
import { addressOfPressedLink, chatText, mailBody } from "../support/leaving.ts";
import type { Tab } from "../support/tab.ts";

const banner = "form [role=status]";
const thanks = "¡Mensaje enviado correctamente!";
const text = "Necesito una cotización: ¿incluye capacitación?";
const answers = { name: "Ana Núñez", email: "ana@laboratorio.example", message: text };

const field = (name: string) => `form [name=${name}]`;

async function fillIn(tab: Tab, values: Record<string, string> = answers) {
  for (const [name, value] of Object.entries(values)) await tab.fill(field(name), value);
}

const value = (tab: Tab, name: string) =>
  tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? "", field(name));

test("when the form is sent empty, the first field gets the focus", async ({ tab }) => {
  await tab.open("/contacto");
  await tab.press("form button", "Enviar mensaje");
  await tab.focused(field("name"));
  await tab.missing(banner, thanks);
});

test("the form refuses an incomplete mail address and keeps the other fields", async ({ tab }) => {
  await tab.open("/contacto");
  await fillIn(tab, { ...answers, email: "ana" });
  await tab.press("form button", "Enviar mensaje");
  await tab.focused(field("email"));
  await tab.missing(banner, thanks);
  expect(await value(tab, "message")).toBe(text);
});

test("a sent form is empty again, and shows a banner that disappears by itself", async ({ tab }) => {
  await tab.open("/contacto");
  await fillIn(tab);
  await tab.press("form button", "Enviar mensaje");
  await tab.see(banner, thanks);
  for (const name of Object.keys(answers)) expect(await value(tab, name)).toBe("");
  expect(await value(tab, "subject")).toBe("general");
  await tab.missing(banner, thanks);
});

test("on a phone, labels float, Tab moves through the fields, and the banner comes into view", async ({
  tab,
}) => {
  await tab.resize(360, 640);
  await tab.open("/contacto#form");
  await tab.focus(field("name"));
  for (const [index, [name, given]] of Object.entries({
    name: "Ana",
    email: "ana@laboratorio.example",
    phone: "04",
    company: "Ñ",
  }).entries()) {
    if (index > 0) await tab.key("Tab");
    await tab.focused(field(name));
    await tab.type(given);
  }
  await tab.fill(field("message"), text);
  await tab.press("form button", "Enviar mensaje");
  await tab.see(banner, thanks);
  const inView = async () => {
    const { top, height } = (await tab.one(`${banner} p`)).box;
    return top >= 0 && top + height <= 640;
  };
  await tab.waitUntil("the banner is in view", inView, true);
});

test("WhatsApp and e-mail get the same message, and the form keeps its text", async ({ tab }) => {
  await tab.open("/contacto?asunto=demo");
  await fillIn(tab);
  const chat = chatText(await addressOfPressedLink(tab, "form a[data-channel=whatsapp]"));
  expect(chat).toContain(text);
  expect(chat).toContain("Nombre: Ana Núñez");
  expect(mailBody(await addressOfPressedLink(tab, "form a[data-channel=mail]"))).toBe(chat);
  expect(await value(tab, "name")).toBe("Ana Núñez");
});

test("WhatsApp opens in another tab, and the form stays as it is", async ({ tab }) => {
  await tab.open("/contacto");
  await fillIn(tab);
  await tab.press("form a[data-channel=whatsapp]");
  const hosts = async () => (await tab.otherTabs()).map((address) => new URL(address).host);
  await tab.waitUntil("the other tabs", hosts, ["wa.me"]);
  expect(await value(tab, "message")).toBe(text);
});

test("the message can be copied and pasted", async ({ tab }) => {
  await tab.open("/contacto");
  await fillIn(tab);
  await tab.press("form button", "Copiar");
  await tab.see("form button", "Copiado");
  await tab.press(field("message"));
  await tab.key("Control+a");
  await tab.key("Control+v");
  await tab.waitUntil(
    "the field contains the copied message",
    async () => (await value(tab, "message")).includes("Nombre: Ana"),
    true,
  );
});
