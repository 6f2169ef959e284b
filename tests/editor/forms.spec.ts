import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { fixture } from "../support/fixture.ts";
import { pdfText } from "../support/pdf.ts";
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

/** One after the other: they work on the same files. */
test.describe.configure({ mode: "default" });
/** The editor makes a field when it comes into view: here all do. */
test.use({ viewport: { width: 1440, height: 5000 } });

const category = fixture.category("sola");
const product = {
  id: "equipo-nuevo",
  name: "Equipo Ñandú",
  summary: "Un equipo que se agrega desde el editor.",
};

const pathOf = (id: string) => `/productos/${category?.id}/${id}`;

/** A picture of the owner's, with a name as cameras and people give them. */
async function pictureFile(name: string, width: number): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "picture-")), name);
  const plain = { width, height: (width * 3) / 4, channels: 3 as const, background: "#2a7f86" };
  await sharp({ create: plain }).png().toFile(file);
  return file;
}

function contentOf(editor: EditorServer, file: string) {
  return parse(readFileSync(join(editor.project.folder, "content", file), "utf8"));
}

/** The files of a folder, each with its text. */
function filesIn(editor: EditorServer, folder: string): [string, string][] {
  const path = join(editor.project.folder, "content", folder);
  return readdirSync(path).map((name) => [name, readFileSync(join(path, name), "utf8")]);
}

/** What a new product must have. */
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

/** A page of the site, as soon as it begins: what is made meanwhile loads it anew. */
async function openSite(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "commit" });
  return page;
}

async function sheetOf(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/fichas/${id}.pdf`);
  return answer.ok() ? pdfText(await answer.body()) : "";
}

test("the editor speaks Spanish, and asks no other origin for anything", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(editor.url) && !/^(blob|data):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto("/admin/");
  await expect(page.getByText("Colecciones")).toBeVisible();
  for (const name of ["Productos", "Series", "Marcas", "Categorías", "Insumos", "Empresa", "Navegación"]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await openForm(page, `products/entries/analizador-seis`);
  await expect(field(page, "summary")).toContainText("Descripción de la tarjeta");
  const beside = page.frameLocator("iframe").frameLocator("iframe");
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  expect(foreign).toEqual([]);
});

test("a product with a picture has its page, its card, its place in the search and its sheet", async ({
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
    await pictureFile("Foto del EQUIPO (1).png", 1600),
    "/images/foto-del-equipo-1.webp",
  );
  await write(page, "picture.alt", "Rectángulo de color petróleo que hace de equipo");
  await save(page);

  const saved = contentOf(editor, "products/equipo-nandu.yaml");
  expect(saved).toMatchObject({
    kind: "product",
    name: product.name,
    category: category?.id,
    order: 9,
    listed: ["menu", "catalogue"],
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

test("a changed telephone is on every page and on the data sheets", async ({ page, context, editor }) => {
  const { phone: old } = contentOf(editor, "company.yaml");
  const site = await openSite(context, "/contacto");
  await expect(site.getByRole("contentinfo").getByText(old.display)).toBeVisible();
  await openForm(page, "_singletons/entries/company");
  await write(page, "phone.display", "+593 4 777 8899");
  await write(page, "phone.dial", "+59347778899");
  await save(page);
  expect(contentOf(editor, "company.yaml").phone).toEqual({
    display: "+593 4 777 8899",
    dial: "+59347778899",
  });
  await expect(site.getByRole("contentinfo").getByText("+593 4 777 8899")).toBeVisible();
  await expect(
    site.getByRole("main").getByText("+593 4 777 8899").filter({ visible: true }).first(),
  ).toBeVisible();
  const beside = page.frameLocator("iframe").frameLocator("iframe");
  await expect(beside.getByRole("contentinfo").getByText("+593 4 777 8899")).toBeAttached();
  // Frame, text, print and structured data: nowhere does a page still say the old one.
  for (const path of ["/", "/contacto", "/privacidad", "/productos/con-alias/analizador-seis"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain("+59347778899");
    expect(html, path).not.toContain(old.dial);
    expect(html, path).not.toContain(old.display);
  }
  await expect.poll(() => sheetOf(site, "analizador-seis")).toContain(plain("+593 4 777 8899"));
});

test("a name that is taken is refused, whatever has it, and that stays as it is", { tag: "@full" }, async ({
  page,
  editor,
}) => {
  const before = filesIn(editor, "products");
  await openForm(page, "products/new");
  await writeProduct(page);
  // The first is a product too; the second, a model, is in the same folder and not in this list.
  for (const [name, id] of [
    ["Analizador Seis", "analizador-seis"],
    ["Eme uno", "eme-uno"],
  ] as const) {
    await write(page, "name", name);
    await saveButton(page).click();
    const complaint = page.getByRole("alertdialog");
    await expect(complaint).toContainText(`Ya hay una entrada en «${id}». Escriba otro nombre`);
    await complaint.getByRole("button").click();
  }
  expect(filesIn(editor, "products")).toEqual(before);
});

test("what others need is not deleted", { tag: "@full" }, async ({ page, editor }) => {
  await openForm(page, "categories/entries/con-alias");
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("No se puede borrar: las entradas siguientes la necesitan");
  expect(contentOf(editor, "categories/con-alias.yaml").label).toBe("Con alias");
});

test("a wrong value is named in the form, and nothing is saved", async ({ page, editor }) => {
  const before = contentOf(editor, "company.yaml");
  await openForm(page, "_singletons/entries/company");
  await write(page, "phone.dial", "04 777 8899");
  await write(page, "name", "");
  await saveButton(page).click();
  await expect(field(page, "phone.dial")).toContainText("escriba + y solo cifras, por ejemplo +59340000000");
  await expect(field(page, "name")).toContainText("Este campo es obligatorio");
  expect(contentOf(editor, "company.yaml")).toEqual(before);
});

test("what the form cannot know is named by the page beside it", { tag: "@full" }, async ({
  page,
  editor,
  troubles,
}) => {
  const file = join(editor.project.folder, "content/products/analizador-seis.yaml");
  const sound = readFileSync(file, "utf8");
  await openForm(page, "products/entries/analizador-seis");
  const beside = page.frameLocator("iframe").frameLocator("iframe");
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  await drop(page, "picture.file", await pictureFile("pequena.png", 800), "/images/pequena.webp");
  const rows = contentOf(editor, "products/analizador-seis.yaml").specifications.length;
  await field(page, "specifications")
    .getByRole("button", { name: /Agregar/ })
    .click();
  await choose(page, `specifications.${rows}.parameter`, "Conectividad");
  await save(page);
  await expect(beside.getByRole("heading", { name: "Hay 2 errores en el contenido" })).toBeVisible();
  await expect(beside.getByRole("list")).toContainText(
    "images/pequena.webp: (archivo): mide 800 px de ancho; se piden 1440 px como mínimo",
  );
  await expect(beside.getByRole("list")).toContainText(
    new RegExp(
      `specifications\\[${rows}\\]: se encontró {"parameter":"connectivity".*}; falta el valor; escriba amount \\(«Cifra exacta»\\)`,
    ),
  );
  await expect(beside.getByRole("list")).toContainText(`En el formulario: Especificaciones › ${rows + 1}`);
  // When it is mended, the page is back.
  writeFileSync(file, sound);
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("Analizador Seis");
  // The page with the fault answers 500, which the browser notes.
  expect(troubles.splice(0).filter((trouble) => !/500/.test(trouble))).toEqual([]);
});

test("while the server is down nothing is lost: what was written is saved when it is back", {
  tag: "@full",
}, async ({ page, editor, troubles }) => {
  const description = "Escrito mientras el servidor no responde.";
  await openForm(page, "brands/entries/alba");
  await write(page, "description", description);
  await editor.interrupt();
  await saveButton(page).click();
  const complaint = page.getByRole("alertdialog");
  await expect(complaint).toContainText("No se pudo guardar");
  await complaint.getByRole("button").click();
  await expect(field(page, "description").getByRole("textbox")).toHaveValue(description);
  expect(contentOf(editor, "brands/alba.yaml").description).not.toBe(description);

  await editor.resume();
  await save(page);
  expect(contentOf(editor, "brands/alba.yaml").description).toBe(description);
  // What could not be reached is noted by the browser.
  expect(
    troubles
      .splice(0)
      .filter((trouble) => !/ERR_CONNECTION_REFUSED|WebSocket|Failed to|no responde/.test(trouble)),
  ).toEqual([]);
});

test("what was written and not saved is offered again when its tab was closed", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await openForm(page, "brands/entries/brisa");
  // As people do: what a program sets is not kept.
  await field(page, "description").getByRole("textbox").press("Control+End");
  await page.keyboard.type(" Aún sin guardar.");
  await expect.poll(() => page.evaluate(keptDrafts)).toBe(1);
  await page.close();

  const again = await context.newPage();
  await openForm(again, "brands/entries/brisa");
  const offer = again.getByRole("alertdialog");
  await expect(offer).toContainText("Esta entrada tiene cambios sin guardar");
  await offer.getByRole("button", { name: "Restaurar" }).click();
  await expect(field(again, "description").getByRole("textbox")).toHaveValue(/ Aún sin guardar\.$/);
  await expect(saveButton(again)).toBeEnabled();
});

/** How many drafts the browser keeps, in the browser. */
async function keptDrafts(): Promise<number> {
  const opened = indexedDB.open("editor");
  await new Promise((done) => opened.addEventListener("success", done));
  const counted = opened.result.transaction("draft-backups").objectStore("draft-backups").count();
  await new Promise((done) => counted.addEventListener("success", done));
  opened.result.close();
  return counted.result;
}
