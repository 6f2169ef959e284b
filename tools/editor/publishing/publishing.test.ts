/** Publishing and undoing, with Git and a bare repository as the remote. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyOfCatalogue } from "../../../tests/content/broken-copy.ts";
import { notesOn } from "../notes.ts";
import { changeWords } from "./change-words.ts";
import { published, unpublished } from "./changes.ts";
import { publish } from "./publish.ts";
import { undoPublished, undoUnpublished } from "./undo.ts";

let root = "";
let bare = "";

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

beforeEach(() => {
  root = copyOfCatalogue();
  bare = mkdtempSync(join(tmpdir(), "bare-"));
  git(bare, "init", "--quiet", "--bare", "--initial-branch=main");
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "add", "content", "images");
  git(root, "commit", "--quiet", "-m", "Primera");
  git(root, "remote", "add", "origin", bare);
  git(root, "push", "--quiet", "--set-upstream", "origin", "main");
});
afterEach(() => {
  for (const folder of [root, bare]) rmSync(folder, { recursive: true });
});

const path = (file: string) => join(root, "content", file);
const read = (file: string) => readFileSync(path(file), "utf8");
function change(file: string, before: string | RegExp, after: string) {
  const text = read(file).replace(before, after);
  expect(text).not.toBe(read(file));
  writeFileSync(path(file), text);
}
const passes: [string, string[]] = ["true", []];
const fails: [string, string[]] = ["false", []];
async function lines({ check = passes, build = passes } = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const { line } of publish(root, { check, build })) lines.push(line);
  return lines;
}
const words = async () => (await unpublished(root)).map((each) => each.words);

test("the list of changes uses the labels of the forms", async () => {
  change("company.yaml", /(?<=closed: ).*/, "Cerrado los domingos");
  change("products/analizador-seis.yaml", "amount: 450", "amount: 500");
  writeFileSync(path("brands/nueva.yaml"), read("brands/alba.yaml").replace("Marca Alba", "Marca Nueva"));
  rmSync(path("brands/brisa.yaml"));
  expect((await words()).sort()).toEqual([
    "Empresa: días sin atención",
    "Marca «Marca Brisa»: borrado",
    "Marca «Marca Nueva»: nuevo",
    "Producto «Analizador Seis»: especificaciones",
  ]);
  const [product] = (await unpublished(root)).filter(({ file }) => file.includes("analizador-seis"));
  expect(product?.stale).toContain(
    "La frase «Rendimiento de 450 pruebas por hora, para la rutina imaginaria de la mañana.» todavía dice 450; la cifra ahora es 500.",
  );
});

test("for a file with only a list, the list of changes names the changed rows", () => {
  const rows = [{ name: "Uno" }, { name: "Dos" }, { name: "Tres" }];
  const words = (after: unknown[]) => changeWords("Vocabulario", rows, after, () => undefined);
  expect(words([...rows, { name: "Cuatro" }])).toBe("Vocabulario: «Cuatro»");
  expect(words(rows.slice(1))).toBe("Vocabulario: «Uno»");
  expect(words([{ name: "Uno" }, { name: "Dos", synonyms: ["Par"] }, { name: "Tres" }])).toBe(
    "Vocabulario: «Dos»",
  );
  expect(words(rows.toReversed())).toBe("Vocabulario: orden de las filas");
});

test("the notes on a file list sentences with an old number, and contain the advice", async () => {
  const file = "content/products/analizador-seis.yaml";
  const isNew = (line: string) => /^(La frase|Orden)/.test(line);
  expect((await notesOn(root, file)).filter(isNew)).toEqual([]);
  change("products/analizador-seis.yaml", "amount: 450", "amount: 500");
  change("products/analizador-seis.yaml", /^order: .*/m, "order: 2");
  const notes = await notesOn(root, file);
  expect(notes).toContain(
    "La frase «Rendimiento de 450 pruebas por hora, para la rutina imaginaria de la mañana.» todavía dice 450; la cifra ahora es 500.",
  );
  expect(notes).toContainEqual(expect.stringMatching(/^Orden: 2 también es el orden de «/));
});

test("publishing checks, builds, commits and pushes; undoing reverts one change", async () => {
  change("company.yaml", /(?<=closed: ).*/, "Cerrado los domingos");
  expect((await lines()).at(-1)).toMatch(/^Publicado/);
  expect(git(bare, "log", "-1", "--format=%s", "main").trim()).toBe("Empresa: días sin atención");
  expect(await words()).toEqual([]);

  change("company.yaml", /(?<=legalName: ).*/, "Otra razón social");
  change("products/analizador-seis.yaml", "amount: 450", "amount: 500");
  await lines();
  expect(git(bare, "log", "-1", "--format=%s", "main").trim()).toBe(
    "Empresa: razón social; otros cambios: 1",
  );
  const [, first] = await published(root);
  expect(first?.changes.map((each) => each.words)).toEqual(["Empresa: días sin atención"]);
  expect(await undoPublished(root, first?.commit ?? "", "content/company.yaml")).toContain("se deshizo");
  expect(await words()).toEqual(["Empresa: días sin atención"]);
  expect(read("company.yaml")).toContain("Otra razón social");
  expect((await lines()).at(-1)).toMatch(/^Publicado/);
  expect(git(bare, "show", "main:content/company.yaml")).toBe(read("company.yaml"));
});

test("an unpublished change can be undone, and so can a new file", async () => {
  const before = read("company.yaml");
  change("company.yaml", /(?<=closed: ).*/, "Cerrado los domingos");
  writeFileSync(path("brands/nueva.yaml"), read("brands/alba.yaml"));
  for (const { file } of await unpublished(root)) await undoUnpublished(root, file);
  expect(read("company.yaml")).toBe(before);
  expect(await words()).toEqual([]);
});

test("content with faults is not published, and neither is a site whose build fails", async () => {
  change("company.yaml", /(?<=closed: ).*/, "Domingos");
  expect((await lines({ check: fails })).at(-1)).toBe("El contenido tiene errores; no se publicó nada.");
  expect((await lines({ build: fails })).at(-1)).toBe("El sitio no se pudo construir; no se publicó nada.");
  expect(git(bare, "log", "--format=%s", "main").trim()).toBe("Primera");
});

test("publishing rebases on others' commits, and fails if both changed the same field", async () => {
  const other = mkdtempSync(join(tmpdir(), "other-"));
  git(other, "clone", "--quiet", bare, ".");
  const pushOther = (field: string, value: string) => {
    const file = join(other, "content/company.yaml");
    git(other, "pull", "--quiet", "--rebase");
    writeFileSync(file, readFileSync(file, "utf8").replace(new RegExp(`(?<=${field}: ).*`), value));
    git(other, "commit", "--quiet", "-am", "De otra persona");
    git(other, "push", "--quiet");
  };
  pushOther("legalName", "Razón de otra persona");
  change("company.yaml", /(?<=closed: ).*/, "Domingos");
  expect((await lines()).at(-1)).toMatch(/^Publicado/);
  expect(read("company.yaml")).toContain("Razón de otra persona");

  pushOther("closed", "Sábados");
  change("company.yaml", /(?<=closed: ).*/, "Feriados");
  expect((await lines()).at(-1)).toMatch(/^Otra persona publicó cambios en los mismos campos/);
  expect(read("company.yaml")).toContain("Feriados");
  rmSync(other, { recursive: true });
});

test("without a remote, publishing commits on this machine only, and the last line says so", async () => {
  git(root, "remote", "remove", "origin");
  change("company.yaml", /(?<=closed: ).*/, "Domingos");
  expect((await lines()).at(-1)).toMatch(
    /^Los cambios quedaron en el historial de este equipo\. No hay un repositorio remoto/,
  );
  expect(git(root, "log", "-1", "--format=%s").trim()).toBe("Empresa: días sin atención");
});
