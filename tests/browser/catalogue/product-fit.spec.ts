import { expect, test, visit } from "../../support/browser/page.ts";

const path = "/productos/con-alias/analizador-seis";

test("a product page says whether the product fits the space that the visitor enters", async ({ page }) => {
  await visit(page, path);
  const plan = page.getByRole("region", { name: "¿Cabe?" });
  const answer = plan.getByRole("status");
  await expect(answer).toHaveText(/^Cabe: quedan 22\scm de ancho y 26\scm de fondo,/);
  await plan.getByLabel("Ancho de mi espacio").fill("140");
  await expect(answer).toHaveText("Faltan 8 cm de ancho.");
  await expect(plan.locator("rect[data-space]").first()).toHaveAttribute("width", "140");
  await plan.getByLabel("Ancho de mi espacio").fill("");
  await expect(answer).toHaveText("Escriba el ancho y el fondo de su espacio, en cm.");
});

test("«¿Cabe?» uses a number that the visitor typed before the scripts ran", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/**.js", (route) => scripts.promise.then(() => route.continue()));
  await page.goto(path);
  await page.getByLabel("Ancho de mi espacio").fill("150");
  scripts.resolve();
  await expect(page.getByRole("region", { name: "¿Cabe?" }).getByRole("status")).toHaveText(
    /^Cabe: quedan 2\scm de ancho/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the floor plan has no fields; a product without a published size links to the form", async ({
    page,
  }) => {
    await page.goto(path);
    const plan = page.getByRole("region", { name: "¿Cabe?" });
    await expect(plan.getByText("148 × 94")).toBeVisible();
    await expect(plan.getByRole("spinbutton")).toHaveCount(0);
    await page.goto("/productos/con-alias/analizador-tres");
    await expect(plan.getByRole("link", { name: "Consultar dimensiones" })).toHaveAttribute(
      "href",
      /^\/contacto\?.*dato=Dimensiones/,
    );
  });
});
