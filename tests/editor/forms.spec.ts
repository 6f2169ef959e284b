import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { fixture } from "../support/fixture.ts";
import { pdfText } from "../support/pdf.ts";
import { pictureFile } from "../support/picture-file.ts";
import { plain } from "../support/plain.ts";
import {
  choose,
  drop,
  type EditorServer,
  expect,
  field,
  openForm,
  save,
  saveButton,
  test,
  write,
} from "../support/servers/editor-server.ts";

const category = fixture.category("sola");
const product = {
  id: "equipo-nuevo",
  name: "Equipo Ñandú",
  summary: "Un equipo que se agrega desde el editor.",
};

const pathOf = (id: string) => `/productos/${category?.id}/${id}`;

function filesIn(editor: EditorServer, folder: string): [string, string][] {
  const path = join(editor.project.folder, "content", folder);
  return readdirSync(path).map((name) => [name, editor.textOf(`${folder}/${name}`)]);
}

async function writeProduct(page: Page) {
  await write(page, "name", product.name);
  await choose(page, "category", category?.label ?? "");
  await write(page, "order", "9");
  await write(page, "summary", product.summary);
  await write(page, "lead", "Sirve para probar que lo que se escribe en el formulario llega a la página.");
  await write(page, "seo.title", "Equipo Ñandú, de prueba");
  await write(
    page,
    "seo.description",
    "Un equipo de prueba que se agrega desde el editor, con su imagen y ficha.",
  );
}

/** Does not wait for the load event, because a server that creates files reloads its pages. */
async function openSite(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  return page;
}

async function sheetOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/fichas/${id}.pdf`);
  return answer.ok() ? pdfText(await answer.body()) : "";
}

test("the editor is in Spanish, loads all content at once and requests no other origin", {
  tag: "@full",
}, async ({ page, editor }) => {
  const foreign: string[] = [];
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".yaml")) files.push(request.url());
    if (!request.url().startsWith(editor.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto("/admin/");
  await expect(page.getByText("Colecciones")).toBeVisible();
  for (const name of ["Productos", "Series", "Marcas", "Categorías", "Insumos", "Empresa", "Navegación"]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  expect(files).toEqual([]);
  await openForm(page, `products/entries/analizador-seis`);
  await expect(field(page, "summary")).toContainText("Descripción de la tarjeta");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  expect(foreign).toEqual([]);
});

test("a new product with a picture has a page, a card, a search result and a data sheet", async ({
  page,
  context,
  editor,
}) => {
  await openForm(page, "products/new");
  await writeProduct(page);
  await field(page, "picture").getByRole("checkbox").click();
  await drop(
    page,
    "picture.file",
    await pictureFile("Foto del EQUIPO (1).png", 1600, 1200),
    "/images/foto-del-equipo-1.webp",
  );
  await write(page, "picture.alt", "Rectángulo de color petróleo que hace de equipo");
  await save(page);

  const saved = editor.read("products/equipo-nandu.yaml");
  expect(saved).toMatchObject({
    kind: "product",
    name: product.name,
    category: category?.id,
    order: 9,
    listed: "everywhere",
    updated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect(Object.values(saved)).not.toContain("");
  expect(saved.picture.file).toMatch(/^\/images\/foto-del-equipo-1\.webp$/);
  expect(existsSync(join(editor.project.folder, saved.picture.file))).toBe(true);

  const site = await openSite(context, pathOf("equipo-nandu"));
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(site.getByRole("img", { name: "Rectángulo de color petróleo" }).first()).toBeVisible();
  await expect.poll(() => sheetOf(site, "equipo-nandu")).toContain("Ñandú");
  const grid = await openSite(context, `/productos/${category?.id}`);
  await expect(grid.getByRole("main").getByRole("link", { name: product.name }).first()).toBeVisible();
  const found = await openSite(context, "/buscar?q=ñandu");
  await expect(
    found
      .getByRole("main")
      .getByRole("link", { name: /Equipo Ñandú/ })
      .first(),
  ).toBeVisible();
});

test("a changed telephone number replaces the old number on pages and on a data sheet", async ({
  page,
  context,
  editor,
}) => {
  const { phone: old } = editor.read("company.yaml");
  const lines = () => editor.textOf("company.yaml").split("\n");
  const before = lines();
  const site = await openSite(context, "/contacto");
  await expect(site.getByRole("contentinfo").getByText(old.display)).toBeVisible();
  await openForm(page, "_singletons/entries/company");
  await write(page, "phone.display", "+593 4 777 8899");
  await write(page, "phone.dial", "+59347778899");
  await save(page);
  expect(editor.read("company.yaml").phone).toEqual({
    display: "+593 4 777 8899",
    dial: "+59347778899",
  });
  // Saving changes only these two lines of the file, even the first time.
  expect(lines().filter((line, index) => line !== before[index])).toEqual([
    "  display: +593 4 777 8899",
    "  dial: '+59347778899'",
  ]);
  expect(lines()).toHaveLength(before.length);
  await expect(site.getByRole("contentinfo").getByText("+593 4 777 8899")).toBeVisible();
  await expect(
    site.getByRole("main").getByText("+593 4 777 8899").filter({ visible: true }).first(),
  ).toBeVisible();
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("contentinfo").getByText("+593 4 777 8899")).toBeAttached();
  // The old number must be gone from the whole HTML, including print texts and structured data.
  for (const path of ["/", "/contacto", "/privacidad", "/productos/con-alias/analizador-seis"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain("+59347778899");
    expect(html, path).not.toContain(old.dial);
    expect(html, path).not.toContain(old.display);
  }
  await expect.poll(() => sheetOf(site, "analizador-seis")).toContain(plain("+593 4 777 8899"));
});

test("the editor refuses a new product with the name of an existing file, and changes no file", {
  tag: "@full",
}, async ({ page, editor }) => {
  const before = filesIn(editor, "products");
  await openForm(page, "products/new");
  await writeProduct(page);
  // «Eme uno» is a model. The editor lists models separately, but their files are in the same folder.
  for (const [name, id] of [
    ["Analizador Seis", "analizador-seis"],
    ["Eme uno", "eme-uno"],
  ] as const) {
    await write(page, "name", name);
    await saveButton(page).click();
    const refusal = page.getByRole("alertdialog");
    await expect(refusal).toContainText(`Ya hay una entrada en «${id}». Escriba otro nombre`);
    await refusal.getByRole("button").click();
  }
  expect(filesIn(editor, "products")).toEqual(before);
});

test("the editor does not delete a category that other files use", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  await openForm(page, "categories/entries/con-alias");
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("No se puede borrar: las entradas siguientes la necesitan");
  expect(editor.read("categories/con-alias.yaml").label).toBe("Con alias");
});

test("the form reports wrong values and saves nothing", async ({ page, editor }) => {
  const before = editor.read("company.yaml");
  await openForm(page, "_singletons/entries/company");
  await write(page, "phone.dial", "04 777 8899");
  await write(page, "name", "");
  await saveButton(page).click();
  await expect(field(page, "phone.dial")).toContainText("escriba + y solo cifras, por ejemplo +59340000000");
  await expect(field(page, "name")).toContainText("Este campo es obligatorio");
  expect(editor.read("company.yaml")).toEqual(before);
});

test("the preview reports an error that the form does not detect", { tag: "@full" }, async ({
  page,
  editor,
  pageErrors,
}) => {
  const file = join(editor.project.folder, "content/products/analizador-seis.yaml");
  const correctText = editor.textOf("products/analizador-seis.yaml");
  await openForm(page, "products/entries/analizador-seis");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  const rows = editor.read("products/analizador-seis.yaml").specifications.length;
  await field(page, "specifications")
    .getByRole("button", { name: /Agregar/ })
    .click();
  await choose(page, `specifications.${rows}.parameter`, "Conectividad");
  await save(page);
  await expect(preview.getByRole("heading", { name: "Hay un error en el contenido" })).toBeVisible();
  await expect(preview.getByRole("list")).toContainText(
    new RegExp(
      `specifications\\[${rows}\\]: se encontró {"parameter":"connectivity".*}; falta el valor; escriba amount \\(«Cifra exacta»\\)`,
    ),
  );
  await expect(preview.getByRole("list")).toContainText(`En el formulario: Especificaciones › ${rows + 1}`);
  writeFileSync(file, correctText);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  // Ignores the status 500 that the browser logs for the page with the error.
  expect(pageErrors.splice(0).filter((error) => !/500/.test(error))).toEqual([]);
});

test("text typed while the server is down can be saved when the server runs again", {
  tag: "@full",
}, async ({ page, editor, pageErrors }) => {
  const description = "Escrito mientras el servidor no responde.";
  await openForm(page, "brands/entries/alba");
  await write(page, "description", description);
  await editor.interrupt();
  await saveButton(page).click();
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("No se pudo guardar");
  await refusal.getByRole("button").click();
  await expect(field(page, "description").getByRole("textbox")).toHaveValue(description);
  expect(editor.read("brands/alba.yaml").description).not.toBe(description);

  await editor.resume();
  await save(page);
  expect(editor.read("brands/alba.yaml").description).toBe(description);
  // Ignores the failed requests that the browser logs.
  expect(
    pageErrors
      .splice(0)
      .filter((error) => !/ERR_CONNECTION_REFUSED|WebSocket|Failed to|no responde/.test(error)),
  ).toEqual([]);
});

test("if a tab is closed with unsaved text, the editor offers the text again", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openForm(page, "brands/entries/brisa");
  // The test types key by key, because the editor stores no draft of values that a script sets.
  await field(page, "description").getByRole("textbox").press("Control+End");
  await page.keyboard.type(" Aún sin guardar.");
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(" Aún sin guardar.");
  await page.close();

  const again = await context.newPage();
  await openForm(again, "brands/entries/brisa");
  const offer = again.getByRole("alertdialog");
  await expect(offer).toContainText("Esta entrada tiene cambios sin guardar");
  await offer.getByRole("button", { name: "Restaurar" }).click();
  await expect(field(again, "description").getByRole("textbox")).toHaveValue(/ Aún sin guardar\.$/);
  await expect(saveButton(again)).toBeEnabled();
});

async function storedDrafts(): Promise<string> {
  const opened = indexedDB.open("editor");
  await new Promise((done) => opened.addEventListener("success", done));
  const drafts = opened.result.transaction("draft-backups").objectStore("draft-backups").getAll();
  await new Promise((done) => drafts.addEventListener("success", done));
  opened.result.close();
  return JSON.stringify(drafts.result);
}
