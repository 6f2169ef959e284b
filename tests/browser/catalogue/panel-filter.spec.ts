import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

const panel = "/productos/con-alias/test-list";
const field = (page: Page) => page.getByRole("textbox", { name: "Buscar una prueba en este panel" });
const groups = (page: Page) => page.getByRole("main").locator("details");
const tests = (page: Page) => groups(page).getByRole("listitem");
const found = (page: Page) => page.getByRole("search").getByRole("status");

test("typing filters the laboratory tests of a panel; a test in two groups counts once", async ({ page }) => {
  await visit(page, panel);
  await field(page).pressSequentially("pal");
  await expect(tests(page)).toHaveText(["PAL Palabrina", "RPA Receptor de PAL"]);
  await expect(groups(page)).toHaveCount(1);
  await expect(found(page)).toHaveText("2 pruebas en un perfil.");
  await expect(
    page.getByRole("navigation", { name: "Perfiles de este panel" }).getByRole("link"),
  ).toHaveCount(1);
  await expect(page).toHaveURL(`${panel}?prueba=pal`);

  await page.getByRole("button", { name: "Borrar la búsqueda" }).click();
  await expect(groups(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL(panel);

  await field(page).fill("doble");
  await expect(tests(page)).toHaveCount(2);
  await expect(found(page)).toHaveText("1 prueba en 2 perfiles.");
});

test("a search in a panel opens closed groups that match, or links to the contact form", async ({ page }) => {
  await visit(page, panel);
  // Closes the group that contains «Rarísima».
  await groups(page).nth(3).locator("summary").click();
  await field(page).fill("rarisima");
  await expect(tests(page)).toHaveText(["Rarísima"]);
  await expect(tests(page)).toBeVisible();

  await field(page).fill("citómetro <b>xyz</b>");
  await expect(found(page)).toHaveText("Ninguna prueba de este panel coincide con «citómetro <b>xyz</b>».");
  await expect(groups(page)).toHaveCount(0);
  const adviser = page.getByRole("search").getByRole("link", { name: "Contactar asesor técnico" });
  const address = new URL((await adviser.getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toBe("/contacto");
  expect(address.searchParams.get("sobre")).toBe("Prueba: citómetro <b>xyz</b>");
});

test("the address of a panel contains its search, and Back restores the search", { tag: "@full" }, async ({
  page,
}) => {
  await visit(page, `${panel}?prueba=zeta`);
  await expect(field(page)).toHaveValue("zeta");
  await expect(tests(page)).toHaveText([/^Zeta/]);
  await page.getByRole("main").getByRole("link", { name: "Analizador Seis" }).first().click();
  await expect(page).toHaveURL(/analizador-seis$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("zeta");
  await expect(tests(page)).toHaveText([/^Zeta/]);
});
