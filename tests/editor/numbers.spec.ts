import { execFileSync } from "node:child_process";
import { expect, field, openForm, save, saveButton, test } from "../support/servers/editor-server.ts";

test("number fields use a decimal comma and refuse wrong and too large numbers", {
  tag: "@full",
}, async ({ page, editor }) => {
  const read = () => editor.read("products/medidor-uno.yaml");
  const row = read().specifications.findIndex((each: { amount?: number }) => each.amount !== undefined);
  await openForm(page, "products/entries/medidor-uno");
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

  const beyondScale =
    /^La escala de la categoría termina en 1\.600; .+ content\/categories\/dos-marcas\.yaml$/;
  await input.fill("2.000");
  await expect(amount.getByRole("status")).toHaveText(beyondScale);
  await field(page, "specifications").getByRole("button", { name: "Contraer todo" }).click();
  await saveButton(page).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText(
    `Especificaciones › ${row + 1}: La escala de la categoría termina en 1.600`,
  );
  await refusal.getByRole("button", { name: "OK" }).click();
  expect(read()).toEqual(before);
  await field(page, "specifications").getByRole("button", { name: "Expandir todo" }).click();

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

test("the preview lists the sentences that still contain the old number", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  // The preview reads the old number from the last commit, so the test commits the content first.
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: editor.project.folder,
    });
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "-m", "Primera");
  await openForm(page, "products/entries/columna-alta");
  await field(page, "specifications").getByRole("button", { name: "Expandir todo" }).click();
  const { specifications } = editor.read("products/columna-alta.yaml");
  const row = specifications.findIndex(({ parameter }: { parameter: string }) => parameter === "result-time");
  await field(page, `specifications.${row}.amount`).getByRole("textbox").fill("97");
  await save(page);
  await expect(page.frameLocator("iframe").getByRole("region", { name: "Consejos" })).toContainText(
    "todavía dice 96; la cifra ahora es 97.",
  );
});
