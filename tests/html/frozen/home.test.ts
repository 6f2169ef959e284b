import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, texts } from "../../support/html.ts";

const { home } = fixture.pages;
const page = frozenPage("/");

test("Contáctanos on the home page leads to the contact page, and so does its closing call", () => {
  expect(linkNamed(page.main, "Contáctanos").attribute("href")).toBe("/contacto");
  const call = page.region(home.cta.title);
  expect(linkNamed(call, "Contáctenos hoy").attribute("href")).toBe("/contacto");
});

test("three featured products lead to their pages, and one link to all of them", () => {
  const featured = page.region(home.featured.title);
  expect(texts(featured.all("article a"))).toEqual(["Ver detalles", "Ver detalles", "Ver detalles"]);
  for (const [name, path] of [
    ["Analizador Seis", "/productos/con-alias/analizador-seis"],
    ["Serie Ge", "/productos/dos-series/serie-ge"],
    ["Pruebas al Instante", "/productos/rapidas/al-instante"],
  ] as const) {
    expect(texts(featured.all("h3")).filter((text) => text === name)).toHaveLength(1);
    expect(linkNamed(featured, `Ver detalles de ${name}`).attribute("href")).toBe(path);
  }
  expect(linkNamed(featured, "Ver todos los productos").attribute("href")).toBe("/productos");
});

test("the home page gives four reasons to choose the company", () => {
  const reasons = page.region("¿Por qué elegirnos?");
  expect(texts(reasons.all("h3"))).toEqual([
    "Soporte técnico especializado",
    "Tecnología de vanguardia",
    "Certificación ISO 9001",
    "Cobertura nacional",
  ]);
  expect(reasons.text).toContain("Representación exclusiva de marcas líderes");
});

test("the counters of the home page have their final values in the static HTML", () => {
  expect(texts(page.region("En cifras").all("p"))).toEqual([
    "5+ años de experiencia",
    "100+ clientes satisfechos",
    "10+ marcas representadas",
    "24/7 soporte técnico",
  ]);
});

test("on the home page the company works since 2022, and 2020 is not mentioned", () => {
  const leaders = page.region("Líderes en diagnóstico clínico");
  expect(leaders.text).toContain("Desde 2022");
  expect(texts(leaders.all("h3"))).toEqual([
    "ISO 9001",
    "Calidad garantizada",
    "Soporte 24/7",
    "Cobertura nacional",
  ]);
  for (const part of page.all("body > :not(script)")) expect(part.text).not.toContain("2020");
  expect(page.meta("description")).not.toContain("2020");
});

test("the management's quote is signed and lists four values", () => {
  const quote = page.region("Nuestros valores");
  expect(quote.one("blockquote").text).toContain("innovación, calidad, precisión y compromiso");
  expect(quote.one("figure").text).toContain("Gerencia General");
  expect(texts(quote.all("h3"))).toEqual(["Innovación", "Calidad", "Precisión", "Compromiso"]);
});

test("the coverage on the home page has its figures, and the map is told in words", () => {
  const coverage = page.region(home.coverage.title);
  for (const figure of ["8+ provincias", "100+ clientes"]) {
    expect(texts(coverage.all("li")).filter((text) => text.includes(figure))).toHaveLength(1);
  }
  expect(coverage.one("[role=img]").name).toMatch(
    /Mapa del Ecuador.*Sede en Quito.*provincias atendidas: Pichincha, .*Esmeraldas\./,
  );
  const provinces = coverage.one("ul[aria-label='Provincias atendidas']").all("li");
  expect(provinces).toHaveLength(fixture.coverage.provinces.length);
});
