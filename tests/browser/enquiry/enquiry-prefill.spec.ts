import type { Page } from "@playwright/test";
import { expectToFit } from "../../support/browser/accessible.ts";
import {
  addressOfPressedLink,
  chatText,
  field,
  fillIn,
  form,
  formTexts,
  subject,
} from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { equipment, listText, storeList, supply } from "../../support/browser/quote-list.ts";

const remove = (page: Page, text: string) =>
  form(page).getByRole("button", { name: `Quitar ${text}`, exact: true });
const about = (page: Page, text: string) => form(page).getByText(`Sobre: ${text}`, { exact: true });

test.beforeEach(({ page }) => blankMap(page));

const links = [
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

test("a link on a product, series, model, supply or panel page opens the form about it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/soporte");
  for (const [path, link, name, value] of links) {
    await test.step(`«${link}» on ${path} opens the form about ${name}`, async () => {
      await navigate(page, path);
      await expect(page).toHaveURL(path);
      await page.getByRole("main").getByRole("link", { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(/\/contacto\?.*#form$/);
      await expect(about(page, name)).toBeVisible();
      await expect(subject(page)).toHaveValue(value);
      await expect(form(page)).toBeInViewport();
    });
  }
  await test.step("the message requests a value that the product's page does not state", async () => {
    await navigate(page, "/productos/con-alias/analizador-seis");
    await page.getByRole("link", { name: "Consultar alimentación eléctrica", exact: true }).click();
    await expect(about(page, "Analizador Seis")).toBeVisible();
    await expect(subject(page)).toHaveValue("sales");
    await expect(field(page, "Mensaje *")).toHaveValue("Solicito este dato: alimentación eléctrica.");
  });
  await test.step("the last section of a supply page opens the form about its supplies", async () => {
    await navigate(page, "/productos/utiles/mezclas");
    await expect(page).toHaveURL("/productos/utiles/mezclas");
    const band = page.getByRole("main").getByRole("region").last();
    await band.getByRole("link", { name: "Solicitar cotización" }).click();
    await expect(about(page, "Útiles: Mezclas")).toBeVisible();
  });
});

test("the message names the product of an enquiry until the visitor removes it", async ({ page }) => {
  await visit(page, "/contacto?asunto=sales&sobre=Analizador+Seis#form");
  await fillIn(page);
  const link = form(page).getByRole("link", { name: /Enviar por WhatsApp/ });
  const press = () => addressOfPressedLink(page, () => link.click());
  expect(chatText(await press())).toContain("Ventas y cotizaciones\nSobre: Analizador Seis\n\nNecesito");

  await remove(page, "Analizador Seis").click();
  await expect(about(page, "Analizador Seis")).toHaveCount(0);
  await expect(field(page, "Mensaje *")).toBeFocused();
  await expect(page).toHaveURL("/contacto?asunto=sales#form");
  await expect(field(page, "Nombre completo *"), "nothing typed is lost").toHaveValue("Ana Vera");
  await expect(subject(page)).toHaveValue("sales");
  expect(chatText(await press())).not.toContain("Sobre:");
});

test("a button of at least 44 px removes the product of an enquiry, also by keyboard", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/contacto?sobre=Analizador+Seis");
  const box = await remove(page, "Analizador Seis").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.locator("summary", { hasText: "Datos para la cotización (opcional)" }).focus();
  await page.keyboard.press("Tab");
  await expect(remove(page, "Analizador Seis")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(about(page, "Analizador Seis")).toHaveCount(0);
});

test("the form starts with the quote list, and a button removes the list from the message", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/cotizacion");
  await page.getByRole("link", { name: "Continuar al formulario" }).click();
  await expect(form(page).getByText("Lista de cotización: 2 productos")).toBeVisible();
  await expect(subject(page)).toHaveValue("sales");
  const message = field(page, "Mensaje *");
  await expect(message).toHaveValue("Solicito la cotización de los productos de mi lista.");

  const { "Mensaje *": _, ...contact } = formTexts;
  await fillIn(page, contact);
  const link = form(page).getByRole("link", { name: /Enviar por WhatsApp/ });
  const text = chatText(await addressOfPressedLink(page, () => link.click()));
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

test("the quote list does not replace the visitor's own message", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await storeList(context, [equipment]);
  await visit(page, "/contacto");
  await field(page, "Mensaje *").fill("Mi propio texto");
  await navigate(page, "/contacto?lista=1");
  await expect(form(page).getByText("Lista de cotización: 1 producto")).toBeVisible();
  await expect(field(page, "Mensaje *")).toHaveValue("Mi propio texto");
});

test("the contact form keeps its text while other pages are visited, but stores nothing", async ({
  page,
  context,
}) => {
  await storeList(context, [equipment]);
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
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/Laboratorio Vera|Mi propio texto/);
  await page.getByRole("banner").getByRole("link", { name: "Contacto", exact: true }).click();
  await expect(field(page, "Empresa/Institución")).toHaveValue("Laboratorio Vera");
  await expect(field(page, "Mensaje *")).toHaveValue("Mi propio texto");
  await expect(form(page).getByText(/^Lista de cotización/)).toHaveCount(0);
});

test("a hostile address fills the contact form with plain text, or not at all", { tag: "@full" }, async ({
  page,
}) => {
  const hostile = `<img src=x onerror=alert(1)>\r\n\0\u202E${"W".repeat(5000)}`;
  const query = new URLSearchParams({ asunto: "__proto__", lista: "1", sobre: hostile });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/contacto?${query}&asunto=toString`);
  await expect(subject(page)).toHaveValue("general");
  await expect(about(page, `<img src=x onerror=alert(1)> ${"W".repeat(51)}`)).toBeVisible();
  await expect(form(page).getByRole("button", { name: /^Quitar/ }), "an empty list adds no chip").toHaveCount(
    1,
  );
  await expectToFit(page);
});
