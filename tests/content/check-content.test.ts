/** `npm run check:content`, as it is run before content is published. */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyOfCatalogue } from "./broken-copy.ts";

test("a picture that nothing shows is named in a line, and is no fault", () => {
  const root = copyOfCatalogue();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [picture = ""] = readdirSync("tests/fixtures/images");
  cpSync(join("tests/fixtures/images", picture), join(root, "images", `sin-uso-${picture}`));
  writeFileSync(join(root, "images/tampoco.png"), "una imagen que se dañó");

  const { summary, notes, status } = checkContent(root);
  expect(summary).toContain("Contenido correcto");
  expect(notes.filter((note) => note.startsWith("images/"))).toEqual(
    [`sin-uso-${picture}`, "tampoco.png"].map(
      (file) => `images/${file}: ninguna página muestra esta imagen; bórrela si no la va a usar.`,
    ),
  );
  expect(status).toBe(0);
});

test("a formula that a page repeats is named with its page, and is no fault", () => {
  const root = copyOfCatalogue();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, "content/products/balanza.yaml");
  const lead = "Lo explica un asesor; el asesor llega pronto, y otro asesor se queda.";
  writeFileSync(file, readFileSync(file, "utf8").replace(/^lead: .*(\n {2}.*)*$/m, `lead: ${lead}`));
  const { notes, status } = checkContent(root);
  const said = notes.find((note) => note.startsWith("/productos/sola/balanza: dice «asesor»"));
  expect(said).toMatch(/ [3-9] veces; con una basta\.$/);
  expect(status).toBe(0);
});

/** As it is run: its first line, those that follow, and whether it fails. */
function checkContent(root: string) {
  const env = { ...process.env, SITE: root };
  const run = spawnSync(process.execPath, ["tools/check-content.ts"], { encoding: "utf8", env });
  const [summary, ...notes] = run.stdout.trim().split("\n");
  return { summary, notes, status: run.status };
}
