import type { Page } from "@playwright/test";
import { blankMap, mapSite } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";

const card = (page: Page) => page.getByRole("region", { name: "Información de contacto" });
const hours = (page: Page) => page.getByRole("region", { name: "Horario de atención" });
const form = (page: Page) => page.getByRole("form", { name: "Formulario de contacto" });

test.beforeEach(({ page }) => blankMap(page));

test("the map of the office loads when it is in view, and has a link beside it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const mapRequest = page.waitForRequest(mapSite);
  await visit(page, "/contacto");
  const map = card(page).locator("iframe");
  await expect(map).not.toHaveAttribute("src");
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute("src", (await mapRequest).url());
  await expect(card(page).getByRole("link", { name: "Abrir en el mapa" })).toBeVisible();
});

test.describe("for a visitor on the other side of the world", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("the office is open or closed by the time in Guayaquil", async ({ page }) => {
    await page.clock.install({ time: Date.parse("2026-11-13T12:00:00-05:00") });
    await visit(page, "/contacto");
    for (const [day, time, before, after] of [
      ["Friday the 13th", "2026-11-13T18:00:00-05:00", "Abierto ahora · 17:59", "Cerrado · 18:00"],
      ["a Saturday", "2026-11-14T09:00:00-05:00", "Cerrado · 8:59", "Abierto ahora · 9:00"],
      ["a Saturday at noon", "2026-11-14T13:00:00-05:00", "Abierto ahora · 12:59", "Cerrado · 13:00"],
      ["a Sunday", "2026-11-15T10:00:00-05:00", "Cerrado · 9:59", "Cerrado · 10:00"],
      ["a Monday", "2026-11-16T08:00:00-05:00", "Cerrado · 7:59", "Abierto ahora · 8:00"],
    ] as const) {
      await test.step(`${day}: ${before}, then ${after}`, async () => {
        await page.clock.pauseAt(Date.parse(time) - 1000);
        await page.clock.runFor(0);
        await expect(hours(page).getByText(`${before} en Guayaquil`)).toBeVisible();
        await page.clock.runFor(1000);
        await expect(hours(page).getByText(`${after} en Guayaquil`)).toBeVisible();
      });
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form sends nothing and offers other channels; the hours are visible", async ({
    page,
  }) => {
    await page.goto("/contacto");
    await expect(hours(page).getByRole("row")).toHaveCount(3);
    await expect(page.locator("main")).not.toContainText(/Abierto ahora|en Guayaquil$/);
    await expect(form(page).getByRole("button", { name: "Enviar mensaje" })).toBeHidden();
    for (const scheme of ["mailto:", "tel:", "https://wa.me/"]) {
      await expect(form(page).locator(`a[href^="${scheme}"]`).filter({ visible: true })).toHaveCount(1);
    }
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    for (const [label, text] of [
      ["Correo electrónico *", "ana@laboratorio.example"],
      ["Mensaje *", "Necesito una cotización."],
      ["Nombre completo *", "Ana Vera"],
    ] as const) {
      await form(page).getByLabel(label).fill(text);
    }
    await form(page).getByLabel("Nombre completo *").press("Enter");
    await expect(form(page).getByLabel("Nombre completo *")).toHaveValue("Ana Vera");
    await expect(form(page).getByLabel("Mensaje *")).toHaveValue("Necesito una cotización.");
    await expect(page).toHaveURL("/contacto");
    // If the form sent a request, it would come before the request of the next page.
    await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
    expect(requests.filter((url) => url.includes("/contacto"))).toEqual([]);
  });
});
