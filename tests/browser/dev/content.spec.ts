import { cpSync, readdirSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { holdBack } from "../../support/browser/requests.ts";
import { fixture, fixtureAddresses } from "../../support/fixture.ts";
import { expect, test, visit } from "../../support/servers/dev-page.ts";

test("the development server shows changed content and its errors on the open page", async ({
  page,
  dev,
  pageErrors,
}) => {
  await visit(page, "/soporte");
  await test.step("header, footer and page show changed content", async () => {
    const undo = [
      dev.project.edit("content/navigation.yaml", "label: Marcas", "label: Fabricantes"),
      dev.project.edit("content/company.yaml", fixture.company.phone.display, "(02) 000 0002"),
      dev.project.edit("content/pages/support.yaml", /(?<=^title: ).*$/m, "Estamos para ayudarle"),
    ];
    const nav = page.getByRole("navigation", { name: "Principal" });
    await expect(nav.getByRole("link", { name: "Fabricantes" })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("(02) 000 0002")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Fabricantes" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Estamos para ayudarle");
    for (const restore of undo) restore();
    await expect(nav.getByRole("link", { name: "Marcas" })).toBeVisible();
  });
  await test.step("the open page reports a wrong value, and returns when the value is corrected", async () => {
    const undo = dev.project.edit(
      "content/products/analizador-seis.yaml",
      "headline: throughput",
      "headline: velocidad",
    );
    await expect(page.getByRole("heading", { name: "Hay un error en el contenido" })).toBeVisible();
    await expect(page.getByRole("listitem")).toContainText(
      "content/products/analizador-seis.yaml: headline: se encontró «velocidad»; se admite: ",
    );
    undo();
    await expect(page.getByRole("navigation", { name: "Principal" })).toBeVisible();
    await expect(page).toHaveURL(/\/soporte$/);
    // Ignores the status 500 that the browser logs for the page with the error.
    expect(pageErrors.splice(0).filter((error) => !error.includes("500"))).toEqual([]);
  });
});

test("the development server shows a change that was made before the page connected", async ({
  page,
  dev,
  context,
  request,
}) => {
  // With no other tab, Vite would queue the message about the change until this page connects.
  const other = await context.newPage();
  await visit(other, "/contacto");
  const connect = await holdBack(page, "**/@vite/client");
  await page.goto("/soporte", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(fixture.pages.support.title);
  const undo = dev.project.edit("content/pages/support.yaml", /(?<=^title: ).*$/m, "Ya está aquí");
  await expect.poll(async () => (await request.get("/soporte")).text()).toContain("Ya está aquí");
  connect();
  await expect(heading).toHaveText("Ya está aquí");
  undo();
  await expect(heading).toHaveText(fixture.pages.support.title);
});

test("the development server shows a new picture as soon as it exists", async ({ page, dev, pageErrors }) => {
  const { path = "" } = fixtureAddresses.find(({ id }) => id === "analizador-seis") ?? {};
  const images = join(dev.project.folder, "images");
  const [existing = ""] = readdirSync(images);
  const added = join(images, `recien-llegada${extname(existing)}`);
  await visit(page, path);
  const undo = dev.project.edit(
    "content/products/analizador-seis.yaml",
    "/images/equipo-verde.webp",
    `/images/${basename(added)}`,
  );
  await expect(page.getByText("no hay ese archivo en images/")).toBeVisible();
  cpSync(join(images, existing), added);
  const picture = page.locator("main img").first();
  await expect(picture).toHaveAttribute("src", /\/media\/recien-llegada\./);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The test waits for the restored content. Otherwise the server would reload the page of the next test.
  undo();
  await expect(picture).toHaveAttribute("src", /\/media\/equipo-verde\./);
  rmSync(added);
  expect(pageErrors.splice(0).filter((error) => !error.includes("500"))).toEqual([]);
});
