import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "../../support/browser/accessible.ts";
import {
  answers,
  banner,
  chatText,
  field,
  fillIn,
  form,
  pressed,
  send,
  subject,
} from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { bring, equipment, listText, supply } from "../../support/browser/quote-list.ts";
import { noteSent } from "../../support/browser/requests.ts";
import { holdTime } from "../../support/browser/time.ts";

const remove = (page: Page, text: string) =>
  form(page).getByRole("button", { name: `Quitar ${text}`, exact: true });
const about = (page: Page, text: string) => form(page).getByText(`Sobre: ${text}`, { exact: true });

test.beforeEach(({ page }) => blankMap(page));

const calls = [
  ["/productos/con-alias/analizador-seis", "Solicitar más información", "Analizador Seis", "sales"],
  ["/productos/dos-series/serie-ge", "Solicitar cotización", "Serie Ge", "sales"],
  ["/productos/dos-series/serie-ge/ge-dos", "Solicitar más información", "Ge Dos", "sales"],
  [
    "/productos/utiles/recipientes",
    "Solicitar cotización de Tubo de Tapa Lila",
    "Tubo de Tapa Lila (Recipientes)",
    "sales",
  ],
  ["/productos/rapidas/test-list", "Contactar asesor técnico", "Pruebas al instante", "general"],
  [
    "/productos/dos-marcas/test-list",
    "Contactar asesor técnico",
    "Panel de pruebas de dos marcas",
    "general",
  ],
] as const;

test("the call of a product, a series, a model, a supply and a panel opens the form about it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/soporte");
  for (const [path, call, name, value] of calls) {
    await test.step(`«${call}» on ${path} opens the form about ${name}`, async () => {
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      await page.getByRole("main").getByRole("link", { name: call, exact: true }).first().click();
      await expect(page).toHaveURL(/\/contacto\?.*#form$/);
      await expect(about(page, name)).toBeVisible();
      await expect(subject(page)).toHaveValue(value);
      await expect(form(page)).toBeInViewport();
    });
  }
  await test.step("a datum of a product that is not published is asked for in the message", async () => {
    await navigate(page, "/productos/con-alias/analizador-seis");
    await page.getByRole("link", { name: "Consultar alimentación eléctrica", exact: true }).click();
    await expect(about(page, "Analizador Seis")).toBeVisible();
    await expect(subject(page)).toHaveValue("sales");
    await expect(field(page, "Mensaje *")).toHaveValue("Solicito este dato: alimentación eléctrica.");
  });
  await test.step("the closing band of a supply page names the supplies", async () => {
    await navigate(page, "/productos/utiles/mezclas");
    await expect(page).toHaveURL("/productos/utiles/mezclas");
    const band = page.getByRole("main").getByRole("region").last();
    await band.getByRole("link", { name: "Solicitar cotización" }).click();
    await expect(about(page, "Útiles: Mezclas")).toBeVisible();
  });
});

test("the product of an enquiry goes with the message, or is taken out and does not", async ({ page }) => {
  await visit(page, "/contacto?asunto=sales&sobre=Analizador+Seis#form");
  await fillIn(page);
  const link = form(page).getByRole("link", { name: /Enviar por WhatsApp/ });
  const press = () => pressed(page, () => link.click());
  expect(chatText(await press())).toContain("Ventas y cotizaciones\nSobre: Analizador Seis\n\nNecesito");

  await remove(page, "Analizador Seis").click();
  await expect(about(page, "Analizador Seis")).toHaveCount(0);
  await expect(field(page, "Mensaje *")).toBeFocused();
  await expect(page).toHaveURL("/contacto?asunto=sales#form");
  await expect(field(page, "Nombre completo *"), "nothing typed is lost").toHaveValue("Ana Vera");
  await expect(subject(page)).toHaveValue("sales");
  expect(chatText(await press())).not.toContain("Sobre:");
});

test("the product of an enquiry is taken out by keyboard, with a target large enough for a finger", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/contacto?sobre=Analizador+Seis");
  const box = await remove(page, "Analizador Seis").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await subject(page).focus();
  await page.keyboard.press("Tab");
  await expect(remove(page, "Analizador Seis")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(about(page, "Analizador Seis")).toHaveCount(0);
});

test("after sending an enquiry, the form starts over without product and with the general subject", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto?asunto=demo&sobre=Analizador+Seis#form");
  await expect(subject(page)).toHaveValue("demo");
  await holdTime(page);
  await fillIn(page);
  const sent = noteSent(page);
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(subject(page)).toHaveValue("general");
  await expect(about(page, "Analizador Seis")).toHaveCount(0);
  await expect(field(page, "Mensaje *")).toHaveValue("");
  await expect(page).toHaveURL("/contacto#form");
  await page.clock.runFor(60_000);
  expect(await sent()).toEqual([]);
});

test("the quote list goes along to the form, with a first sentence, and can be taken out", async ({
  page,
  context,
}) => {
  await bring(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await page.getByRole("link", { name: "Continuar al formulario" }).click();
  await expect(form(page).getByText("Lista de cotización: 2 productos")).toBeVisible();
  await expect(subject(page)).toHaveValue("sales");
  const message = field(page, "Mensaje *");
  await expect(message).toHaveValue("Solicito la cotización de los productos de mi lista.");

  const { "Mensaje *": _, ...contact } = answers;
  await fillIn(page, contact);
  const link = form(page).getByRole("link", { name: /Enviar por WhatsApp/ });
  const text = chatText(await pressed(page, () => link.click()));
  expect(text).toContain(listText.replace("Solicito cotización de:", "Lista de cotización:"));
  expect(text).toContain("Nombre: Ana Vera");

  await remove(page, "2 productos").click();
  await expect(message).toHaveValue("");
  await expect(page).toHaveURL("/contacto?asunto=sales#form");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Lista de cotización/ })
    .click();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
});

test("what the visitor wrote is not replaced by the list's sentence", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await bring(context, [equipment]);
  await visit(page, "/contacto");
  await field(page, "Mensaje *").fill("Mi propio texto");
  await navigate(page, "/contacto?lista=1");
  await expect(form(page).getByText("Lista de cotización: 1 producto")).toBeVisible();
  await expect(field(page, "Mensaje *")).toHaveValue("Mi propio texto");
});

test("what is written in the contact form is there again after a look at another page, and stored nowhere", async ({
  page,
  context,
}) => {
  await bring(context, [equipment]);
  await visit(page, "/contacto?lista=1");
  await expect(field(page, "Mensaje *")).toHaveValue(/^Solicito la cotización/);
  await field(page, "Empresa/Institución").fill("Laboratorio Vera");
  await subject(page).selectOption("demo");
  await form(page).getByRole("link", { name: "Ver lista" }).click();
  await expect(page).toHaveURL("/cotizacion");
  await page.goBack();
  await expect(field(page, "Empresa/Institución")).toHaveValue("Laboratorio Vera");
  await field(page, "Mensaje *").fill("Mi propio texto");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidad" }).click();
  await expect(page).toHaveURL("/privacidad");
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Laboratorio Vera|Mi propio texto/);
  await page.getByRole("banner").getByRole("link", { name: "Contacto", exact: true }).click();
  await expect(field(page, "Empresa/Institución")).toHaveValue("Laboratorio Vera");
  await expect(field(page, "Mensaje *")).toHaveValue("Mi propio texto");
  await expect(form(page).getByText(/^Lista de cotización/)).toHaveCount(0);
});

test("whatever stands in its address, the contact form stands as it should and fits 320 px", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [what, query, shown] of [
    ["an unknown subject", "asunto=root", undefined],
    ["a subject of an object", "asunto=__proto__&asunto=toString", undefined],
    ["a list without lines", "lista=1", undefined],
    ["an empty product", "sobre=%20%00%0A", undefined],
    ["markup", "sobre=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "<img src=x onerror=alert(1)>"],
    ["control and bidi marks", "sobre=X6%0D%0A%00%E2%80%AE%E2%81%A6fin", "X6 fin"],
    ["half a surrogate and broken encoding", "sobre=X6%ED%A0%BD%ZZ%", "X6\uFFFD\uFFFD\uFFFD%ZZ%"],
    ["a text of 5,000 characters", `sobre=${"W".repeat(5000)}`, "W".repeat(80)],
  ] as const) {
    await test.step(`with ${what}`, async () => {
      await visit(page, `/contacto?${query}`);
      await expect(subject(page)).toHaveValue("general");
      if (shown) await expect(about(page, shown)).toBeVisible();
      else await expect(form(page).getByRole("button", { name: /^Quitar/ })).toHaveCount(0);
      await expectToFit(page);
    });
  }
});

test("the contact form about a product is accessible by day and by night", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await bring(context, [equipment]);
  await visit(page, "/contacto?asunto=sales&sobre=Analizador+Seis&lista=1");
  await expect(about(page, "Analizador Seis")).toBeVisible();
  await expectAccessible(page, "main");
});
