import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, type Page, texts } from "../../support/html.ts";

const { company } = fixture;
const bar = (page: Page) => page.one("header nav[aria-label=Principal]");
const entries = [
  ["Inicio", "/"],
  ["Productos", "/productos"],
  ["Soporte Técnico", "/soporte"],
  ["Clientes", "/clientes"],
  ["Marcas", "/marcas"],
  ["Contacto", "/contacto"],
  ["Sobre Nosotros", "/sobre-nosotros"],
] as const;

test("the bar at the top has seven entries and marks the one of the open page", () => {
  for (const [label, path] of entries) {
    const page = frozenPage(path);
    const links = bar(page)
      .all(":scope > ul > li")
      .map((item) => item.find("a"));
    expect(links.map((link) => [link?.text, link?.attribute("href")])).toEqual(entries);
    expect(texts(bar(page).all("[aria-current=page]"))).toEqual([label]);
  }
});

test("on a product's page the bar marks Productos, though it is not that page", () => {
  const link = linkNamed(bar(frozenPage("/productos/abc/columna-media")), "Productos");
  expect(link.attribute("data-active")).toBe("true");
  expect(link.attribute("aria-current")).toBeUndefined();
});

test("the footer has the certificate, social pages, quick links and ways to reach the office", () => {
  const footer = frozenPage("/marcas").one("body > footer");
  expect(footer.text).toContain("ISO 9001");
  for (const name of ["Facebook", "Instagram", "LinkedIn"]) {
    expect(linkNamed(footer, new RegExp(name)).attribute("target"), name).toBe("_blank");
  }
  for (const path of ["/soporte", "/clientes", "/marcas", "/contacto", "/sobre-nosotros"]) {
    expect(footer.all(`a[href="${path}"]`), path).toHaveLength(1);
  }
  for (const [text, href] of [
    [company.email, `mailto:${company.email}`],
    [company.phone.display, `tel:${company.phone.dial}`],
  ] as const) {
    expect(footer.one(`a[href="${href}"]`).text).toContain(text);
  }
  expect(footer.text).toContain(`${company.address.street}, ${company.address.city}`);
});

test("the WhatsApp button of every page opens a chat with the greeting", () => {
  const link = frozenPage("/productos/abc").one("body > aside a");
  expect(link.name).toMatch(/^Escribir por WhatsApp/);
  const url = new URL(link.attribute("href") ?? "");
  expect(url.host + url.pathname).toBe(`wa.me/${company.whatsapp.dial.slice(1)}`);
  expect(url.searchParams.get("text")).toBe("Hola, quisiera más información");
});

test("the product menu marks the test lists as Panel de Pruebas", () => {
  const menu = frozenPage("/").one("#menu-productos");
  for (const path of ["dos-marcas/test-list", "con-alias/test-list", "rapidas/test-list"]) {
    expect(menu.one(`a[href="/productos/${path}"]`).text, path).toContain("Panel de Pruebas");
  }
});

test("without JavaScript the catalogue's categories are links to their pages", () => {
  const categories = frozenPage("/productos").one("nav[aria-label='Categorías']");
  expect(categories.one('a[href="/productos/abc"]').text).toContain("ABC");
});

test("without JavaScript an unknown address still says so", () => {
  const page = frozenPage("/404.html");
  expect(texts(page.all("h2"))).toContain("Página no encontrada");
  expect(linkNamed(page.main, "Volver al inicio").attribute("href")).toBe("/");
});
