import { onlyLoadingErrors } from "../../support/browser/faults.ts";
import { mapSite } from "../../support/browser/map.ts";
import { expect, hydrated, test, visit } from "../../support/browser/page.ts";
import { holdBack } from "../../support/browser/requests.ts";

test.afterEach(({ pageErrors }) => onlyLoadingErrors(pageErrors));

test("if all stylesheets are blocked, a page shows its text in the right order", async ({ page }) => {
  await page.route("**/*.css*", (route) => route.abort());
  await page.goto("/productos/con-alias/analizador-ocho");
  for (const text of [
    "Saltar al contenido",
    "Productos",
    "Analizador Ocho",
    "Especificaciones",
    "ISO 9001",
  ]) {
    await expect(page.locator("body")).toContainText(text, { useInnerText: true });
  }
  const order = await page.evaluate(() =>
    ["header", "main h1", "main h2", "footer"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1,
    ),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  // The HTML states the size of each drawing, so that drawings stay small without styles.
  await page.goto("/");
  const widest = await page
    .locator("svg")
    .evaluateAll((all) => Math.max(...all.map((node) => node.getBoundingClientRect().width)));
  expect(widest).toBeLessThanOrEqual(400);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
});

test("before the scripts arrive, links work", async ({ page }) => {
  // The scripts never arrive, so the test covers any delay.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/marcas", { waitUntil: "commit" });
  const bar = page.getByRole("navigation", { name: "Principal" });
  await bar.getByRole("link", { name: "Soporte Técnico" }).click();
  await expect(page).toHaveURL("/soporte");
  await page.getByRole("link", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/buscar");
});

test("text typed before the scripts arrive stays in the form and can be sent", async ({ page }) => {
  await page.route(mapSite, (route) => route.abort());
  const releaseScripts = await holdBack(page, "**/assets/*.js");
  await page.goto("/contacto", { waitUntil: "commit" });
  const form = page.getByRole("form", { name: "Formulario de contacto" });
  const fields = {
    "Nombre completo *": "Ana Vera",
    "Correo electrónico *": "ana@laboratorio.example",
    "Mensaje *": "Necesito una cotización.",
  };
  for (const [name, text] of Object.entries(fields)) await form.getByRole("textbox", { name }).fill(text);
  await form.getByRole("combobox").selectOption("demo");
  releaseScripts();
  await hydrated(page);
  for (const [name, text] of Object.entries(fields)) {
    await expect(form.getByRole("textbox", { name })).toHaveValue(text);
  }
  await expect(form.getByRole("combobox")).toHaveValue("demo");
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(form.getByRole("status")).toContainText("enviado");
});

test("if pictures and fonts are blocked, pictures keep their alternative text and space", async ({
  page,
}) => {
  const blocked = /\.(avif|webp|jpe?g|png|svg|woff2)(\?|$)/;
  await page.route(blocked, (route) => route.abort());
  for (const path of ["/", "/productos/con-alias", "/productos/abc/columna-media", "/soporte"]) {
    await visit(page, path);
    const faults = await page.locator("img").evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((image) => {
          const hidden = image.closest("[aria-hidden='true']") !== null;
          // Inside a link with text, a picture is decorative.
          if (image.alt === "" && image.closest("a")?.textContent) return false;
          const sized = image.hasAttribute("width") && image.hasAttribute("height");
          return !image.hasAttribute("alt") || (!hidden && !(sized && image.alt));
        })
        .map((image) => image.outerHTML),
    );
    expect(faults, path).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});

test("if every other site is blocked, the pages still hydrate", async ({ page, baseURL }) => {
  const ownOrigin = new URL(baseURL ?? "").origin;
  await page.route(
    (url) => url.origin !== ownOrigin,
    (route) => route.abort(),
  );
  for (const path of ["/", "/contacto", "/soporte", "/marcas"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});
