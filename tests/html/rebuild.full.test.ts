/** A build reuses the results of the previous build, except those whose content or code has changed. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixtureAddresses } from "../support/fixture.ts";
import { ProjectCopy } from "../support/servers/dev-server.ts";

const product = fixtureAddresses.find(({ id }) => id === "analizador-seis")?.path ?? "";
const built = "tests/fixtures/build/client";
const summary = "Un resumen escrito después de la primera vez.";
const phone = "(02) 000 0002";
const caption = "Imagen de muestra";
const scrollMargin = "987.65px";
let project: ProjectCopy;
const client = () => join(project.folder, "build/client");
const page = (folder: string, path: string) => readFileSync(join(folder, `${path}.html`), "utf8");
const scripts = (folder: string) =>
  readdirSync(join(folder, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, "assets", name), "utf8"))
    .join("\n");

beforeAll(() => {
  project = new ProjectCopy("tests/fixtures");
  // In a ProjectCopy, public/ links to the fixtures. The build writes there, so a copy replaces the link.
  rmSync(join(project.folder, "public"));
  cpSync("tests/fixtures/public", join(project.folder, "public"), { recursive: true });
  cpSync("tests/fixtures/.cache", join(project.folder, ".cache"), { recursive: true });
  project.edit("content/products/analizador-seis.yaml", /(?<=^ {2}alt: ).*$/m, summary);
  project.edit("content/company.yaml", /(?<=display: ).*$/m, phone);
  project.edit("app/ui/media/media.tsx", "Imagen referencial", caption);
  project.edit("app/styles/tokens.css", ":root", `:root { scroll-margin: ${scrollMargin}; }\n:root`);
  const { NODE_ENV: _, VITEST: __, SITE: ___, ...env } = process.env;
  execFileSync(process.execPath, ["tools/build.ts"], { cwd: project.folder, env, stdio: "pipe" });
});

afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** Returns the words that the text contains. `toContain` would print the whole text if a word is missing. */
const wordsIn = (text: string, ...words: string[]) => words.filter((word) => text.includes(word));

test("after a rebuild, changed content is in its page, in compressed files and in the layout", () => {
  const changed = page(client(), product);
  expect(wordsIn(changed, summary, phone)).toEqual([summary, phone]);
  const unpacked = execFileSync("gzip", ["-dc", join(client(), `${product}.html.gz`)], { encoding: "utf8" });
  expect(unpacked === changed).toBe(true);
  expect(wordsIn(scripts(client()), phone)).toEqual([phone]);
});

test("after a rebuild, changed code is in bundle and pages; changed styles are in their files", () => {
  expect(wordsIn(scripts(built), caption)).toEqual([]);
  expect(wordsIn(scripts(client()), caption)).toEqual([caption]);
  expect(wordsIn(page(client(), product), caption)).toEqual([caption]);
  const styles = readdirSync(join(client(), "assets")).filter((name) => name.endsWith(".css"));
  const texts = styles.map((name) => readFileSync(join(client(), "assets", name), "utf8"));
  expect(wordsIn(texts.join(""), scrollMargin)).toEqual([scrollMargin]);
});

test("a rebuild keeps the names of the picture files", () => {
  const names = (folder: string) => readdirSync(join(folder, "media")).sort();
  expect(names(client())).toEqual(names(built));
});
