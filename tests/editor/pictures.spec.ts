import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFile } from "../support/picture-file.ts";
import {
  dropFile,
  expect,
  field,
  openForm,
  save,
  saveButton,
  test,
} from "../support/servers/editor-server.ts";

const form = "products/entries/analizador-seis";

test("the crop dialog saves the part of a picture inside the frame, in 4:3", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  await openForm(page, form);
  await dropFile(page, "picture.file", await pictureFile("panorama.png", 4000, 1500));
  const dialog = page.getByRole("dialog", { name: "Recortar la imagen" });
  await expect(dialog).toContainText("Se guardan 2000 × 1500 px de 4000 × 1500.");
  // The crop frame starts in the middle of the picture. The mouse moves it to the right end.
  const frame = dialog.getByTitle("Arrastre el marco");
  const { x, y, width, height } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 3 * width, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const place = dialog.getByLabel("De izquierda a derecha");
  await expect(place).toHaveValue("2000");
  await expect(dialog.getByLabel("De arriba abajo")).toBeDisabled();
  // The key Home makes the frame as small as possible.
  await dialog.getByLabel("Tamaño del marco").press("Home");
  await expect(dialog).toContainText("Se guardan 1440 × 1080 px de 4000 × 1500.");
  await place.press("End");
  await dialog.getByRole("button", { name: "Usar esta parte" }).click();
  await expect(field(page, "picture.file")).toContainText("/images/panorama.webp");
  await save(page);
  const saved = sharp(join(editor.project.folder, "images/panorama.webp"));
  expect(await saved.metadata()).toMatchObject({ width: 1440, height: 1080 });
  const { dominant } = await saved.stats();
  expect(dominant.r, "only the red half is in the frame").toBeGreaterThan(dominant.g + 50);
});

test("the form refuses an uploaded picture that is too small, and does not change", {
  tag: "@full",
}, async ({ page }) => {
  await openForm(page, form);
  await dropFile(page, "picture.file", await pictureFile("pequena.png", 1600, 900));
  const refusal = page.getByRole("dialog", { name: "La imagen es pequeña" });
  await expect(refusal).toContainText(
    "«pequena.png» mide 1600 × 900 px; se piden 1440 × 1080 px como mínimo.",
  );
  await refusal.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, "picture.file")).not.toContainText("pequena");
  await expect(saveButton(page)).toBeDisabled();
});

test("the editor refuses a small picture that is already in images/", {
  tag: "@full",
}, async ({ page, editor }) => {
  const images = join(editor.project.folder, "images");
  cpSync(await pictureFile("estrecha.png", 800, 600), join(images, "estrecha.png"));
  await openForm(page, form);
  const choose = async (name: string) => {
    await page.getByRole("option", { name }).click();
    await page.getByRole("button", { name: "Insertar" }).click();
  };
  await field(page, "picture.file").getByRole("button", { name: "Reemplazar" }).click();
  await choose("estrecha.png");
  const refusal = page.getByRole("dialog", { name: "La imagen no se puede usar" });
  await expect(refusal).toContainText("«estrecha.png» mide 800 px de ancho; se piden 1440 px como mínimo.");
  await refusal.getByRole("button", { name: "Entendido" }).click();
  await choose("frascos.webp");
  await expect(field(page, "picture.file")).toContainText("/images/frascos.webp");
  rmSync(join(images, "estrecha.png"));
});

test("a picture chosen with «Subir» is cropped too, and cropping can be cancelled", {
  tag: "@full",
}, async ({ page }) => {
  await openForm(page, form);
  await field(page, "picture.file").getByRole("button", { name: "Reemplazar" }).click();
  const upload = async (file: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("dialog").getByRole("button", { name: "Subir" }).click(),
    ]);
    await chooser.setFiles(file);
  };
  const file = await pictureFile("vertical.png", 1600, 2400);
  const crop = page.getByRole("dialog", { name: "Recortar la imagen" });
  await upload(file);
  await crop.getByRole("button", { name: "Cancelar" }).click();
  await upload(file);
  await expect(crop).toContainText("Se guardan 1600 × 1200 px de 1600 × 2400.");
  await crop.getByRole("button", { name: "Usar esta parte" }).click();
  await page.getByRole("button", { name: "Insertar" }).click();
  await expect(field(page, "picture.file")).toContainText("vertical");
});
