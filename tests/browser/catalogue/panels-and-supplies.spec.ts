import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";

const groups = (page: Page) => page.getByRole("main").locator("details");

test("the groups of a panel are in two columns, and each group closes separately", async ({ page }) => {
  for (const [category, number] of [
    ["dos-marcas", 3],
    ["con-alias", 5],
  ] as const) {
    await visit(page, `/productos/${category}/test-list`);
    await expect(groups(page)).toHaveCount(number);
    for (const group of await groups(page).all()) {
      await expect(group.locator("summary > svg").first(), "its icon").toBeVisible();
      const tests = group.getByRole("listitem");
      await expect(tests.first()).toBeVisible();
      const lefts = await tests.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, "columns").toBe(2);
    }
  }

  const open = page.getByRole("main").locator("details[open]");
  await groups(page).nth(0).locator("summary").click();
  await groups(page).nth(3).locator("summary").click();
  await expect(open).toHaveCount(3);
  await expect(groups(page).nth(0).getByRole("listitem").first()).toBeHidden();
  await groups(page).nth(0).locator("summary").click();
  await expect(open).toHaveCount(4);
  await expect(groups(page).nth(0).getByRole("listitem").first()).toBeVisible();
});

test("the groups of supplies and rapid tests show icons; rapid tests link to an adviser", {
  tag: "@full",
}, async ({ page }) => {
  const icon = (name: string) => page.getByRole("region", { name, exact: true }).locator("svg").first();
  await visit(page, "/productos/utiles/recipientes");
  const supplies = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("article") });
  await expect(supplies).toHaveCount(3);
  for (const group of await supplies.all()) await expect(group.locator("svg").first()).toBeVisible();

  await visit(page, "/productos/rapidas/test-list");
  const colours = new Set<string>();
  for (const name of ["Grupo Petróleo", "Grupo Ámbar", "Grupo Hoja", "Grupo Violeta"]) {
    await expect(icon(name)).toBeVisible();
    colours.add(await icon(name).evaluate((svg) => getComputedStyle(svg).color));
  }
  expect(colours.size, "colours").toBe(4);
  const box = page.getByRole("complementary").filter({ hasText: "Contactar asesor técnico" });
  await box.getByRole("link", { name: "Contactar asesor técnico" }).click();
  await expect(page).toHaveURL(/\/contacto\b/);
});
