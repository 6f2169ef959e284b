import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, texts } from "../../support/html.ts";

const { company, coverage, pages } = fixture;
const support = frozenPage("/soporte");
const clients = frozenPage("/clientes");

test("the support page has six services", () => {
  expect(texts(support.region(pages.support.services.title).all("h3"))).toEqual([
    "Mantenimiento preventivo",
    "Reparación y soporte",
    "Calibración",
    "Capacitación técnica",
    "Asesoría en implementación",
    "Soporte remoto",
  ]);
});

test("the support page gives reasons to choose it", () => {
  expect(support.region(pages.support.reasons.title).all("li").length).toBeGreaterThanOrEqual(3);
});

test("the support page has five questions, with the company's terms in the answers", () => {
  const faq = support.region("Preguntas Frecuentes");
  expect(faq.all("details")).toHaveLength(5);
  for (const terms of [
    "48 horas laborables",
    "máximo de 24 horas",
    "garantía, el soporte técnico no tiene costo",
    "capacitación completa",
  ]) {
    expect(faq.text).toContain(terms);
  }
});

test("Crear solicitud on the support page names the request site", () => {
  const [link] = support.main.all("a").filter(({ name }) => name.startsWith("Crear solicitud"));
  expect(link?.attribute("href")).toBe(company.supportRequestSite);
});

test("WhatsApp on the support page opens a chat with the greeting, in another tab", () => {
  const links = support.main.all("a").filter(({ name }) => name.includes("WhatsApp"));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const url = new URL(link.attribute("href") ?? "");
    expect(url.host).toBe("wa.me");
    expect(url.searchParams.get("text")).toBe("Hola, quisiera más información");
    expect(link.attribute("target")).toBe("_blank");
  }
});

test("the clients page says that the presence is national, with its provinces by name", () => {
  expect(clients.heading).toContain("Presencia nacional");
  const provinces = texts(clients.one("ul[aria-label='Provincias atendidas']").all("li"));
  expect(provinces).toHaveLength(coverage.provinces.length);
  for (const { name } of coverage.provinces) {
    expect(provinces.filter((text) => text.includes(name))).toHaveLength(1);
  }
  expect(provinces.filter((text) => text.includes("sede, en Quito"))).toEqual([
    expect.stringContaining("Pichincha"),
  ]);
  expect(clients.main.one("[role=img][aria-label^='Mapa del Ecuador']").name).toContain("Pichincha");
});

test("the main clients are the health ministry and the social security institute", () => {
  expect(texts(clients.region(pages.clients.main.title).all("li"))).toEqual([
    expect.stringMatching(/Ministerio de Salud Pública.*Entidad de gobierno/),
    expect.stringMatching(/Instituto Ecuatoriano de Seguridad Social.*Seguridad social/),
  ]);
});

test("the clients page has three kinds of private clients and three testimonials", () => {
  expect(texts(clients.region("Sector privado").all("h3"))).toEqual([
    "Clínicas",
    "Laboratorios clínicos",
    "Hospitales",
  ]);
  const testimonials = clients.region(pages.clients.testimonials.title).all("figure");
  expect(testimonials).toHaveLength(3);
  for (const [index, { role }] of pages.clients.testimonials.items.entries()) {
    expect(testimonials[index]?.text).toContain(role);
  }
});

test("the clients page leads to the contact page", () => {
  const call = clients.region(pages.clients.cta.title);
  expect(linkNamed(call, "Contáctenos hoy").attribute("href")).toBe("/contacto");
});
