import type { Page } from "@playwright/test";
import { blankMap } from "../../support/browser/map.ts";
import { isSameDocument, markDocument } from "../../support/browser/thrown-faults.ts";
import { expect, hydrated, test, visit } from "../../support/servers/dev-page.ts";

const form = (page: Page) => page.getByRole("form", { name: "Formulario de contacto" });
const name = (page: Page) => form(page).getByRole("textbox").first();

/** A reload would lose the typed text and the mark that `markDocument` sets. */
async function expectSameDocument(page: Page) {
  await expect(name(page)).toHaveValue("Ana Zambrano");
  expect(await isSameDocument(page)).toBe(true);
}

test("the development server updates code and styles on the open page", async ({ page, dev }) => {
  await blankMap(page);
  await visit(page, "/contacto");
  await name(page).fill("Ana Zambrano");
  await markDocument(page);
  await test.step("the page shows a changed component, and keeps typed text and open parts", async () => {
    await page.getByRole("button", { name: "Abrir el menú de productos" }).click();
    const menu = page.locator("#menu-productos");
    const undo = [
      dev.project.edit("app/ui/form/field.tsx", "{label}</span>", "Dato: {label}</span>"),
      dev.project.edit("app/layout/mega-menu.tsx", "Ver todos los productos", "Ver los productos"),
    ];
    await expect(form(page).getByText("Dato: Nombre completo")).toBeVisible();
    await expect(menu.getByText("Ver los productos")).toBeVisible();
    await expectSameDocument(page);
    for (const restore of undo) restore();
    await expect(menu.getByText("Ver todos los productos")).toBeVisible();
    await expect(page.getByText("Dato: Nombre completo")).toHaveCount(0);
    await expectSameDocument(page);
  });
  await test.step("the page shows a change of its own module too", async () => {
    const undo = dev.project.edit(
      "app/pages/contact/page.tsx",
      "title={page.title} lead",
      'title="Aquí nos encuentra" lead',
    );
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Aquí nos encuentra");
    await expectSameDocument(page);
    undo();
    await expect(title).not.toHaveText("Aquí nos encuentra");
  });
  await test.step("the page shows changed styles, and keeps typed text", async () => {
    const undo = dev.project.edit(
      "app/ui/form/field.module.css",
      "min-block-size: 4rem;",
      "min-block-size: 7rem;",
    );
    await expect(name(page)).toHaveCSS("min-height", "112px");
    await expectSameDocument(page);
    undo();
    await expect(name(page)).toHaveCSS("min-height", "64px");
    const undoToken = dev.project.edit("app/styles/tokens.css", "--radius: 6px", "--radius: 13px");
    await expect(name(page)).toHaveCSS("border-radius", "13px");
    await expectSameDocument(page);
    undoToken();
  });
  await test.step("if the head changes, the page reloads and has the new title", async () => {
    const undo = dev.project.edit("app/blocks/page-head.ts", "canonical };", 'title: "Otro título", $&');
    await expect(page).toHaveTitle(/^Otro título/);
    await hydrated(page);
    undo();
    await expect(page).not.toHaveTitle(/^Otro título/);
  });
});
