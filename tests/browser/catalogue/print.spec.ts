import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";
import { pdfText } from "../../support/pdf.ts";

const { company } = fixture;
const product = "/productos/con-alias/analizador-seis";

async function printed(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.pdf({ preferCSSPageSize: true });
}

test("a product page prints as its sheet, without navigation, buttons or other products", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, product);
  await expect(page.getByText(`${company.site}${product}`)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > header")).toBeHidden();
  await expect(page.locator("body > footer")).toBeHidden();
  await expect(page.getByRole("region", { name: "Productos Relacionados" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Solicitar más información" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Descargar/ })).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toHaveCount(0);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const table = page.getByRole("table", { name: "Especificaciones técnicas" });
  await expect(table).toBeVisible();
  await expect(table, "it keeps together on one page").toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("heading", { name: "Características destacadas" })).toBeVisible();
  const picture = await page.getByRole("main").getByRole("img").first().boundingBox();
  const width = await page.evaluate(() => window.innerWidth);
  expect(picture?.width, "the picture is small").toBeLessThan(width * 0.4);
});

test("a printed product page names the company and its address, on white in both themes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await visit(page, product);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(234, 241, 243)");
  const text = pdfText(await printed(page));
  for (const line of [company.name, company.phone.display, company.email, `${company.site}${product}`]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("Productos Relacionados");
  expect(text).not.toContain("Saltar al contenido");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(11, 33, 44)");
});
