import type { BrowserContext, Page } from "@playwright/test";
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

/** Ignores the 409 that the browser logs before the editor shows its dialog. */
test.afterEach(({ pageErrors }) => {
  expect(pageErrors.splice(0).filter((error) => !/409|el archivo cambió/.test(error))).toEqual([]);
});

const company = "_singletons/entries/company";
const read = (editor: EditorServer) => editor.read("company.yaml");
const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: "Este archivo cambió mientras lo editaba" });

/** Opens the form in this tab and in another tab, and returns the other tab. */
async function openInTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await openForm(page, company);
  await openForm(other, company);
  return other;
}

test("when two tabs save the same file, a dialog shows both versions field by field", async ({
  page,
  context,
  editor,
}) => {
  const other = await openInTwoTabs(page, context);
  await write(other, "legalName", "Razón social de la otra pestaña");
  await write(other, "certification", "Certificación de la otra pestaña");
  await save(other);

  await page.bringToFront();
  await write(page, "certification", "Certificación propia");
  await write(page, "closed", "Cerrado los domingos");
  await saveButton(page).click();
  const dialog = dialogOf(page);
  // If one tab changed a field, its version is preselected. If both tabs did, this tab's version is.
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

test("the same change in two tabs is no conflict", { tag: "@full" }, async ({ page, context, editor }) => {
  const other = await openInTwoTabs(page, context);
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await write(tab, "closed", "Cerrado los martes");
    await save(tab);
  }
  await expect(dialogOf(page)).toBeHidden();
  expect(read(editor).closed).toBe("Cerrado los martes");
});

test("only «Guardar todo lo mío» overwrites a change that was made on disk", {
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

test("a form shows changes on disk when it is opened again", { tag: "@full" }, async ({ page, editor }) => {
  await openForm(page, "brands/entries/alba");
  const { description } = editor.read("brands/alba.yaml");
  const undo = editor.project.edit("content/brands/alba.yaml", description, "Cambiada mientras tanto.");
  // The editor reloads when it detects the change.
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => location.assign("#/collections/brands"));
  await reloaded;
  await page.evaluate(() => location.assign("#/collections/brands/entries/alba"));
  await expect(field(page, "description").getByRole("textbox")).toHaveValue("Cambiada mientras tanto.");
  undo();
});
