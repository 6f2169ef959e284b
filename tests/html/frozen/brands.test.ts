import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, type Part, texts } from "../../support/html.ts";

const page = frozenPage("/marcas");
const direct = ["Alba", "Brisa", "Cima", "Duna", "Estela", "Faro", "Gema"].map((name) => `Marca ${name}`);
const all = [...direct, "Marca Hoja", "Marca Isla"];
const slides = (carousel: Part) => carousel.all("[role=group][aria-roledescription=diapositiva]");

test("seven brands are imported directly, nine there are in all", () => {
  expect(texts(slides(page.region("Importación directa")).map((slide) => slide.one("h3")))).toEqual(direct);
  const row = slides(page.region("Todas las marcas"));
  expect(texts(row.map((slide) => slide.one("h3")))).toEqual(all);
  expect(row.filter(({ text }) => text.includes("Importación directa"))).toHaveLength(7);
  expect(row.filter(({ text }) => text.includes("Distribución local"))).toHaveLength(2);
});

test("the brands page leads to the contact page", () => {
  const call = page.region(fixture.pages.brands.cta.title);
  expect(linkNamed(call, "Contáctenos hoy").attribute("href")).toBe("/contacto");
});
