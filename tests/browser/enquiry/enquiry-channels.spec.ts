import type { Page } from "@playwright/test";
import {
  addressOfPressedLink,
  banner,
  chatText,
  field,
  fillIn,
  form,
  formTexts,
  mailParts,
  send,
  subject,
} from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { equipment, listText, panel, storeList, supply } from "../../support/browser/quote-list.ts";
import { fixture } from "../../support/fixture.ts";

const { company } = fixture;
const chat = `https://wa.me/${company.whatsapp.dial.slice(1)}`;
const whatsapp = (page: Page) => page.getByRole("main").getByRole("link", { name: /^Enviar por WhatsApp/ });
const mail = (page: Page) => page.getByRole("main").getByRole("link", { name: "Enviar por correo" });
const copy = (page: Page) => page.getByRole("main").getByRole("button", { name: "Copiar" });
const chatLink = (page: Page) => addressOfPressedLink(page, () => whatsapp(page).click());
const mailtoLink = (page: Page) => addressOfPressedLink(page, () => mail(page).click());

const text = `Solicitud de demostración

${formTexts["Mensaje *"]}

Nombre: Ana Vera
Correo electrónico: ana@laboratorio.example
Teléfono: 04 000 0000
Empresa/Institución: Laboratorio «Vera»`;

test.beforeEach(({ page }) => blankMap(page));

test("the contact form sends the same message by WhatsApp, e-mail and clipboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contacto");
  await fillIn(page);
  await subject(page).selectOption("demo");
  const href = await chatLink(page);
  expect(href?.split("?")[0]).toBe(chat);
  expect(chatText(href)).toBe(text);
  await expect(whatsapp(page)).toHaveAttribute("target", "_blank");

  const link = await mailtoLink(page);
  expect(link).not.toMatch(/[^!-~]/);
  expect(link).toContain("%0D%0A");
  expect(mailParts(link)).toEqual({
    address: company.email,
    subject: "Solicitud de demostración",
    body: text,
  });

  await copy(page).click();
  await expect(form(page).getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(field(page, "Nombre completo *")).toHaveValue("Ana Vera");
  await expect(banner(page)).toHaveCount(0);

  await test.step("WhatsApp really opens in another tab", async () => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
    const opened = context.waitForEvent("page");
    await whatsapp(page).click();
    expect(chatText((await opened).url())).toContain(formTexts["Mensaje *"]);
  });
});

test("WhatsApp, e-mail and copying do nothing until the required fields are filled in", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contacto");
  // Empties the clipboard, because tests share it.
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await fillIn(page, { ...formTexts, "Correo electrónico *": "" });
  for (const channel of [whatsapp, mail, copy]) {
    await subject(page).focus();
    expect(await addressOfPressedLink(page, () => channel(page).click())).toBeNull();
    await expect(field(page, "Correo electrónico *")).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("");
  }
});

test("if there is no clipboard API, copying uses execCommand or says that it failed", {
  tag: "@full",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await visit(page, "/contacto");
  await fillIn(page);
  await copy(page).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button", { name: "Copiado" })).toBeFocused();

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await expect(copy(page)).toBeVisible();
  await copy(page).click();
  await expect(page.getByText("El navegador no permite copiar.")).toBeVisible();
});

test("the quote list shows the message that it sends by WhatsApp and e-mail", async ({ page, context }) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await expect(panel(page).getByRole("group", { name: "Su mensaje" })).toHaveText(listText, {
    useInnerText: true,
  });
  const shown = await whatsapp(page).getAttribute("href");
  expect(await chatLink(page)).toBe(shown);
  expect(chatText(shown)).toBe(listText);
  const shownMail = await mail(page).getAttribute("href");
  expect(await mailtoLink(page)).toBe(shownMail);
  expect(mailParts(shownMail)).toEqual({
    address: company.email,
    subject: "Solicitud de cotización: 2 productos, 7 unidades",
    body: listText,
  });
});

test("a name and an e-mail typed beside the quote list are in every message and the form", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  const panelField = (label: string) => panel(page).getByRole("textbox", { name: label });
  await panelField("Nombre completo").fill("Ana Vera");
  await panelField("Correo electrónico").fill("ana@");
  expect(await chatLink(page), "a mistyped e-mail address is not sent").toBeNull();
  await expect(panelField("Correo electrónico")).toBeFocused();
  await expect(panelField("Correo electrónico")).toHaveAccessibleDescription(/^Revise el correo/);

  await panelField("Correo electrónico").fill("ana@laboratorio.example");
  const signed = `${listText}\n\nNombre: Ana Vera\nCorreo electrónico: ana@laboratorio.example`;
  await expect(panel(page).getByRole("group", { name: "Su mensaje" })).toHaveText(signed, {
    useInnerText: true,
  });
  expect(chatText(await chatLink(page))).toBe(signed);
  expect(mailParts(await mailtoLink(page))).toMatchObject({ body: signed });

  await panel(page).getByRole("link", { name: "Continuar al formulario" }).click();
  await expect(field(page, "Nombre completo *")).toHaveValue("Ana Vera");
  await expect(field(page, "Correo electrónico *")).toHaveValue("ana@laboratorio.example");
  expect(page.url()).not.toContain("Ana");
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored, "the browser does not store the name").not.toContain("Ana Vera");

  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(field(page, "Nombre completo *"), "the form starts over empty").toHaveValue("");
});

test("a message that is too long for a link is not cut, and the visitor is told to copy it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contacto");
  for (const [channel, link, address] of [
    ["WhatsApp", chatLink, chat],
    ["correo", mailtoLink, `mailto:${company.email}`],
  ] as const) {
    await test.step(channel, async () => {
      const long = `${channel}: ${"ñandú ".repeat(400).trim()}`;
      await fillIn(page, { ...formTexts, "Mensaje *": long });
      expect(await link(page)).toBeNull();
      const note = form(page).getByText(`El mensaje es demasiado largo para un enlace de ${channel}.`);
      await expect(note).toBeVisible();
      await expect(field(page, "Mensaje *")).toHaveValue(long);
      await copy(page).click();
      await expect(form(page).getByRole("button", { name: "Copiado" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long);
      await expect(form(page).getByRole("link", { name: /^Abrir/ })).toHaveAttribute("href", address);

      await field(page, "Mensaje *").fill("Corto");
      expect(await link(page)).toContain("Corto");
      await expect(note).toHaveCount(0);
    });
  }
});

test("if the quote list is too long for a link, the page says this, and the form can send it", {
  tag: "@full",
}, async ({ page, context }) => {
  const note = "Entrega en la bodega de Guayaquil, de lunes a viernes";
  const many = Array.from({ length: 30 }, (_, index) => ({ ...supply, id: `s${index}`, note }));
  await storeList(context, many);
  await visit(page, "/cotizacion");
  expect(await chatLink(page)).toBeNull();
  await expect(panel(page).getByText("demasiado largo para un enlace de WhatsApp")).toBeVisible();
  await page.getByRole("link", { name: "Continuar al formulario" }).click();
  await expect(page).toHaveURL(/\/contacto\?/);
  await expect(form(page).getByText("Lista de cotización: 30 productos")).toBeVisible();
});

test("on a phone Tab moves from the button of the contact form to the three other channels", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/contacto");
  await fillIn(page);
  await form(page).getByRole("button", { name: "Enviar mensaje" }).focus();
  for (const control of [whatsapp(page), mail(page), copy(page)]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    const box = await control.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await whatsapp(page).focus();
  const href = await addressOfPressedLink(page, () => page.keyboard.press("Enter"));
  expect(chatText(href)).toContain("Nombre: Ana Vera");
});
