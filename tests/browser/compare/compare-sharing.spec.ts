import { execFileSync } from "node:child_process";
import { expectAccessible, expectToFit } from "../../support/accessible.ts";
import { maglumi, table } from "../../support/comparing.ts";
import { expect, test, visit } from "../../support/page.ts";
import { visitAndHoldTime } from "../../support/time.ts";

test("the link is copied, and says so for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitAndHoldTime(page, maglumi);
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Enlace copiado" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(1900);
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("button", { name: "Copiar enlace" })).toBeVisible();
});

test("where copying is blocked the link is there, selected, to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await visit(page, maglumi);
  await page.getByRole("button", { name: "Copiar enlace" }).click();
  const field = page.getByRole("textbox", { name: /Copie aquí el enlace/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(page.url());
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(page.url());
});

test("the print button prints", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = "yes";
    };
  });
  await visit(page, maglumi);
  await page.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
});

for (const ids of [
  "maglumi-x3,maglumi-x6,maglumi-x8",
  "maglumi-600,maglumi-x6,maglumi-x8,maglumi-2000-plus",
  "b240p-snibe,bs240-mindray,snibe-c8",
  "bga-102,ucare-6000,gem-premier-5000",
]) {
  test(`${ids} prints on one sheet, in ink on white also by night`, async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, `/comparar?equipos=${ids}`);
    await expect(table(page)).toBeVisible();
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    );
    const file = testInfo.outputPath("sheet.pdf");
    await page.pdf({ path: file, format: "A4" });
    expect(execFileSync("pdfinfo", [file], { encoding: "utf8" })).toMatch(/Pages:\s+1\n/);
    const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
    expect(text).toContain("Rendimiento");
    expect(text).not.toMatch(/Copiar enlace|Saltar al contenido|Enlaces rápidos/);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(table(page)).toHaveCSS("color", "rgb(11, 33, 44)");
  });
}

const pages: Record<string, string> = {
  "maglumi-x3,maglumi-x6,maglumi-x8": "3 de 4 equipos",
  "f560,f580,f800,f880": "4 de 4 equipos",
  "maglumi-x3": "1 de 4 equipos",
  "maglumi-x3,f560": "Elija por cuál seguir",
  "": "Todavía no hay equipos",
};

for (const [ids, text] of Object.entries(pages)) {
  test(`«${ids}» is accessible in both themes and fits 320 px`, async ({ page }) => {
    await visit(page, `/comparar?equipos=${ids}`);
    await expect(page.getByText(text)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, "main");
    }
    for (const width of [320, 768, 1081]) await expectToFit(page, width);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the comparison says that it needs it and leads to the products", async ({ page }) => {
    await page.goto(maglumi);
    await expect(page.getByText(/necesita JavaScript/)).toBeVisible();
    await page.getByRole("link", { name: "Ver todas las categorías" }).click();
    await expect(page).toHaveURL("/productos");
    await expect(page.getByRole("checkbox", { name: /^Comparar/ })).toHaveCount(0);
  });
});
