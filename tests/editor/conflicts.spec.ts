/** Two people, or a person and a program, change the same file: nothing is overwritten unseen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import {
  type EditorServer,
  expect,
  field,
  openForm,
  save,
  saveButton,
  test,
  write,
} from "../support/servers/editor-server.ts";

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 5000 } });

/** The browser reports the answer 409, which the dialog is about. */
test.afterEach(({ troubles }) => {
  expect(troubles.splice(0).filter((trouble) => !/409|el archivo cambió/.test(trouble))).toEqual([]);
});

const company = "_singletons/entries/company";
const read = (editor: EditorServer) =>
  parse(readFileSync(join(editor.project.folder, "content/company.yaml"), "utf8"));
const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: "Este archivo cambió mientras lo editaba" });

test("two tabs that save the same file are shown both versions, and each field is chosen", async ({
  page,
  context,
  editor,
}) => {
  await openForm(page, company);
  const other = await context.newPage();
  await openForm(other, company);
  await write(other, "legalName", "Razón social de la otra pestaña");
  await write(other, "certification", "Certificación de la otra pestaña");
  await save(other);

  await page.bringToFront();
  await write(page, "certification", "Certificación propia");
  await write(page, "closed", "Cerrado los domingos");
  await saveButton(page).click();
  const dialog = dialogOf(page);
  // Each field suggests the side that changed it; both changed the certification, and the own version is suggested.
  const choice = (label: string) => dialog.getByRole("group", { name: label }).getByRole("radio");
  await expect(choice("Razón social").nth(1)).toBeChecked();
  await expect(choice("Días sin atención").nth(0)).toBeChecked();
  await expect(choice("Certificación").nth(0)).toBeChecked();
  await expect(dialog.getByRole("group", { name: "Certificación" })).toContainText(
    "Certificación de la otra pestaña",
  );
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  expect(read(editor).certification).toBe("Certificación de la otra pestaña");

  await saveButton(page).click();
  await choice("Certificación").nth(1).check();
  await dialog.getByRole("button", { name: "Guardar lo elegido" }).click();
  await expect.poll(() => read(editor).closed).toBe("Cerrado los domingos");
  expect(read(editor)).toMatchObject({
    legalName: "Razón social de la otra pestaña",
    certification: "Certificación de la otra pestaña",
  });
  await expect(field(page, "legalName").getByRole("textbox")).toHaveValue("Razón social de la otra pestaña");
});

test("a change on disk is not overwritten, unless the owner keeps the whole own version", {
  tag: "@full",
}, async ({ page, editor }) => {
  await openForm(page, company);
  const { legalName } = read(editor);
  const undo = editor.project.edit("content/company.yaml", legalName, "Cambiada en el disco");
  await write(page, "closed", "Cerrado los lunes");
  await saveButton(page).click();
  await expect(dialogOf(page)).toContainText("Cambiada en el disco");
  expect(read(editor).legalName).toBe("Cambiada en el disco");
  await dialogOf(page).getByRole("button", { name: "Guardar todo lo mío" }).click();
  await expect.poll(() => read(editor).closed).toBe("Cerrado los lunes");
  expect(read(editor).legalName).toBe(legalName);
  undo();
});

test("a form that is opened again shows what changed on disk", { tag: "@full" }, async ({ page, editor }) => {
  await openForm(page, "brands/entries/alba");
  const { description } = parse(
    readFileSync(join(editor.project.folder, "content/brands/alba.yaml"), "utf8"),
  );
  const undo = editor.project.edit("content/brands/alba.yaml", description, "Cambiada mientras tanto.");
  await page.evaluate(() => location.assign("#/collections/brands"));
  await page.evaluate(() => location.assign("#/collections/brands/entries/alba"));
  await expect(field(page, "description").getByRole("textbox")).toHaveValue("Cambiada mientras tanto.");
  undo();
});
