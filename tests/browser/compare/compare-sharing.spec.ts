import type { Page } from "@playwright/test";
import { table, threeAnalyzers } from "../../support/browser/comparing.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { visitAndStopTime } from "../../support/browser/time.ts";
import { pdfInfo } from "../../support/pdf.ts";

test("when a visitor copies the link of a comparison, the button says «Copiado» for 2 s", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitAndStopTime(page, threeAnalyzers);
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(1900);
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
});

test("if copying is blocked, the link of a comparison is selected for copying by hand", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await visit(page, threeAnalyzers);
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  const field = page.getByRole("textbox", { name: /Copie aquí el enlace/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(page.url());
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(page.url());
});

test("Guardar en PDF prints with the file name as the title, and then restores the title", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printedAs = document.title;
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await visit(page, threeAnalyzers);
  await expect(page).toHaveTitle(/^Comparar Analizador Tres, /);
  const title = await page.title();
  await page.getByRole("button", { name: "Guardar en PDF" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed-as", /^Comparación .+ y /);
  await expect(page).toHaveTitle(title);
});

test("a comparison prints on one page and, even in the dark theme, in dark ink", {
  tag: "@full",
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = "yes";
    };
  });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [ids, scale] of [
    ["analizador-tres,analizador-seis,analizador-ocho", "Rendimiento"],
    ["eme-uno,analizador-seis,analizador-ocho,eme-cuatro", "Rendimiento"],
    ["medidor-uno,medidor-dos,medidor-diez", "Rendimiento"],
    ["portatil-tres,portatil-cuatro,portatil-dos", "Tiempo por resultado"],
  ] as const) {
    await test.step(ids, async () => {
      await visit(page, `/comparar?equipos=${ids}`);
      await expect(table(page)).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(table(page)).toHaveCSS("color", "rgb(11, 33, 44)");
      const printed = page.locator("body");
      const unwanted = /Copiar enlace|Saltar al contenido|Enlaces rápidos/i;
      await expect(printed).toContainText(new RegExp(scale, "i"), { useInnerText: true });
      await expect(printed).not.toContainText(unwanted, { useInnerText: true });
      expect(await printedPages(page)).toBe(1);
      await page.emulateMedia({ media: null });
    });
  }
  await page.reload();
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
});

/** Hides text and pictures, because a PDF without them is ready in a tenth of the time. */
async function printedPages(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const blank = new CSSStyleSheet();
    blank.replaceSync("* { visibility: hidden !important }");
    document.adoptedStyleSheets = [blank];
  });
  return Number(pdfInfo(await page.pdf({ format: "A4" })).Pages);
}
