import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, field, openForm, save, saveButton, test } from "../support/servers/editor-server.ts";

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 5000 } });

test("a number with a comma is saved as it was typed, and the form shows it as the page will", {
  tag: "@full",
}, async ({ page, editor }) => {
  const file = join(editor.project.folder, "content/products/analizador-seis.yaml");
  // The form writes unticked boxes, which mean the same as missing ones.
  const read = () => parse(readFileSync(file, "utf8"), (_, value) => (value === false ? undefined : value));
  const row = read().specifications.findIndex((each: { amount?: number }) => each.amount !== undefined);
  await openForm(page, "products/entries/analizador-seis");
  await field(page, "specifications").getByRole("button", { name: "Expandir todo" }).click();
  const amount = field(page, `specifications.${row}.amount`);
  const input = amount.getByRole("textbox");
  const before = read();

  await input.fill("mil");
  await expect(amount.getByRole("status")).toHaveText("Escriba un número");
  await saveButton(page).click();
  await expect(amount).toContainText("Escriba un número");
  expect(read()).toEqual(before);

  await input.fill("1.5");
  await saveButton(page).click();
  await expect(amount).toContainText("¿Quiso decir 1,5?");
  expect(read()).toEqual(before);
  await amount.getByRole("button", { name: "Sí, 1,5" }).click();
  await expect(input).toHaveValue("1,5");

  await input.fill("2,5");
  await expect(amount.getByRole("status")).toHaveText(/^En la página: 2,5(\s|$)/);
  await save(page);
  expect(read().specifications[row].amount).toBe(2.5);
  await input.fill("1.200");
  await expect(amount.getByRole("status")).toHaveText(/^En la página: 1\.200(\s|$)/);
  await save(page);
  expect(read()).toEqual({
    ...before,
    specifications: before.specifications.with(row, { ...before.specifications[row], amount: 1200 }),
  });
});
