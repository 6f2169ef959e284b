import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, texts } from "../../support/html.ts";

const page = frozenPage("/sobre-nosotros");

test("the page about the company says 2020, more than five years, more than ten brands and 24/7", () => {
  for (const text of ["Desde 2020", "más de 5 años", "más de 10 marcas internacionales", "24/7"]) {
    expect(page.main.text).toContain(text);
  }
});

test("the sections about the company can be linked to by their names", () => {
  for (const [id, name] of [
    ["values", "Nuestros Valores Clave"],
    ["history", "Nuestra Historia"],
    ["faq", "Preguntas Frecuentes"],
  ] as const) {
    expect(page.region(name).attribute("id")).toBe(id);
  }
});

test("the company has three values", () => {
  expect(texts(page.region("Nuestros Valores Clave").all("h3"))).toEqual([
    "Excelencia",
    "Compromiso",
    "Innovación",
  ]);
});

test("the history of the company has three events", () => {
  const events = page.region("Nuestra Historia").all("li");
  expect(texts(events)).toEqual([
    expect.stringMatching(/2020.*Fundación/),
    expect.stringMatching(/2022.*Expansión/),
    expect.stringMatching(/2025.*Consolidación/),
  ]);
});

test("the page about the company has four questions", () => {
  expect(page.region("Preguntas Frecuentes").all("details")).toHaveLength(4);
});

test("the closing call of the page about the company leads to the contact page", () => {
  const call = page.region(fixture.pages.about.cta.title);
  expect(linkNamed(call, "Contáctenos hoy").attribute("href")).toBe("/contacto");
});
