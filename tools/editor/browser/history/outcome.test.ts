import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

const job = (name: string, conclusion: string | null = "success") => ({ name, conclusion });

test("the result of the GitHub workflow becomes a Spanish sentence", () => {
  expect(outcomeOf([job("build"), job("publish")])).toBe("El último cambio está publicado.");
  expect(outcomeOf([job("build"), job("elsewhere (windows)", "failure"), job("publish")])).toBe(
    "El último cambio está publicado.",
  );
  expect(outcomeOf([job("build", null)])).toBe(
    "El último cambio se está revisando; se publica en unos minutos.",
  );
  expect(outcomeOf([job("build", "failure"), job("publish", "skipped")])).toBe(
    "El último cambio no se publicó: hay un error en el contenido o la construcción del sitio. El sitio sigue como estaba.",
  );
  expect(outcomeOf([job("build"), job("browser (2)", "failure"), job("publish", "skipped")])).toContain(
    "hay un error en las pruebas en el navegador",
  );
  expect(outcomeOf([job("build"), job("publish", "skipped")])).toContain("no tiene dónde publicar");
});
