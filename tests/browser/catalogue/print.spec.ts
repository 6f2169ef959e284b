import { expect, test, visit } from "../../support/browser/page.ts";

test("a page prints only its content, in dark ink on white paper", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await visit(page, "/productos/con-alias/analizador-seis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(234, 241, 243)");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("body > :not(main):visible")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Solicitar más información" })).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Productos Relacionados" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(11, 33, 44)");
  await expect(page.getByRole("table", { name: "Especificaciones técnicas" })).toBeVisible();
});
