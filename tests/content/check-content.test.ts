import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyBeforeEach, edit, root } from "./broken-copy.ts";

copyBeforeEach();

test("check:content reports an unused picture, but does not fail", () => {
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

test("check:content reports a repeated phrase, but does not fail", () => {
  const lead = "Lo explica un asesor; el asesor llega pronto, y otro asesor se queda.";
  edit("products/balanza.yaml", (text) => text.replace(/^lead: .*(\n {2}.*)*$/m, `lead: ${lead}`));
  const { notes, status } = checkContent(root);
  const note = notes.find((line) => line.startsWith("/productos/sola/balanza: dice «asesor»"));
  expect(note).toMatch(/ [3-9] veces; con una basta\.$/);
  expect(status).toBe(0);
});

function checkContent(root: string) {
  const env = { ...process.env, SITE: root };
  const run = spawnSync(process.execPath, ["tools/checks/check-content.ts"], { encoding: "utf8", env });
  const [summary, ...notes] = run.stdout.trim().split("\n");
  return { summary, notes, status: run.status };
}
