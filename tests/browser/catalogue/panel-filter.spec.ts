import type { Page } from "@playwright/test";
import { expect, hydrated, test, visit } from "../../support/page.ts";

const panel = "/productos/inmunologia/test-list";
const field = (page: Page) => page.getByRole("textbox", { name: "Buscar una prueba en este panel" });
const groups = (page: Page) => page.getByRole("main").locator("details");
const tests = (page: Page) => groups(page).getByRole("listitem");
const found = (page: Page) => page.getByRole("search").getByRole("status");

test("typing narrows the lists and says how many tests are left", async ({ page }) => {
  await visit(page, panel);
  await field(page).pressSequentially("tsh");
  await expect(tests(page)).toHaveText(["TSH Tirotropina", /^TRAb/]);
  await expect(groups(page)).toHaveCount(1);
  await expect(found(page)).toHaveText("2 pruebas en un perfil.");
  await expect(
    page.getByRole("navigation", { name: "Perfiles de este panel" }).getByRole("link"),
  ).toHaveCount(1);
  await expect(page).toHaveURL(`${panel}?prueba=tsh`);

  await page.getByRole("button", { name: "Borrar la búsqueda" }).click();
  await expect(groups(page)).toHaveCount(9);
  await expect(field(page)).toHaveValue("");
  await expect(page).toHaveURL(panel);
});

test("a test that stands in two groups counts once", async ({ page }) => {
  await visit(page, panel);
  await field(page).fill("anti-tpo");
  await expect(tests(page)).toHaveCount(2);
  await expect(found(page)).toHaveText("1 prueba en 2 perfiles.");
});

test("a closed group opens when a test in it is looked for", async ({ page }) => {
  await visit(page, panel);
  await groups(page).nth(3).locator("summary").click();
  await field(page).fill("ferritina");
  await expect(tests(page)).toHaveText(["Ferritina"]);
  await expect(tests(page)).toBeVisible();
});

test("nothing found is said, and leads to the form with the test named", async ({ page }) => {
  await visit(page, panel);
  await field(page).fill("citómetro <b>xyz</b>");
  await expect(found(page)).toHaveText("Ninguna prueba de este panel coincide con «citómetro <b>xyz</b>».");
  await expect(groups(page)).toHaveCount(0);
  const adviser = page.getByRole("search").getByRole("link", { name: "Contactar asesor técnico" });
  const address = new URL((await adviser.getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toBe("/contacto");
  expect(address.searchParams.get("sobre")).toBe("Prueba: citómetro <b>xyz</b>");
});

test("a shared address opens narrowed, and Back restores it", async ({ page }) => {
  await visit(page, `${panel}?prueba=hbsag`);
  await expect(field(page)).toHaveValue("hbsag");
  await expect(tests(page)).toHaveText([/^HBsAg/]);
  await page.getByRole("main").getByRole("link", { name: "MAGLUMI X6" }).first().click();
  await expect(page).toHaveURL(/maglumi-x6$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("hbsag");
  await expect(tests(page)).toHaveText([/^HBsAg/]);
});

test("every group names the analyzers that run its tests", async ({ page }) => {
  await visit(page, panel);
  for (const group of await groups(page).all()) {
    await expect(group.getByText("Se procesan en:").getByRole("link")).toHaveCount(7);
  }
  await page.goto("/productos/bioquimica/test-list");
  await hydrated(page);
  const ise = groups(page).filter({ has: page.getByRole("heading", { name: "Electrolitos por ISE" }) });
  await expect(ise.getByText("Se procesan en:").getByRole("link")).not.toHaveCount(0);
});

test("strange queries in the address do no harm", async ({ page }) => {
  for (const query of ["%00", "__proto__", "(((", "%F0%9F%A7%AA", "x".repeat(5000)]) {
    await visit(page, `${panel}?prueba=${query}`);
    await expect(found(page)).toContainText("Ninguna prueba");
  }
});

test("without JavaScript every test stands, and no field that could do nothing", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(panel);
  await expect(field(page)).toBeHidden();
  await expect(groups(page)).toHaveCount(9);
  await page.close();
});
