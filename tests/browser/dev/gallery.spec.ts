import { expect, test, visit } from "../../support/servers/dev-page.ts";

test("the gallery hydrates, changes its theme and opens a notice", async ({ page }) => {
  await visit(page, "/__gallery");
  const root = page.locator("html");
  for (const [theme, colour] of [
    ["Oscuro", "rgb(7, 22, 31)"],
    ["Claro", "rgb(255, 255, 255)"],
  ] as const) {
    await page.getByRole("button", { name: theme, exact: true }).click();
    await expect(root).toHaveCSS("background-color", colour);
  }
  await page.getByRole("button", { name: "Preguntar" }).click();
  await expect(page.getByRole("status").getByText("Hay una versión nueva de esta página")).toBeVisible();
});
