import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, texts } from "../../support/html.ts";

const page = frozenPage("/privacidad");

test("a visitor finds the privacy page in the footer", () => {
  const link = linkNamed(frozenPage("/").one("body > footer"), "Privacidad");
  expect(link.attribute("href")).toBe("/privacidad");
  expect(page.heading).toBe("Privacidad, en palabras claras");
  expect(page.one("nav[aria-label='Ruta de navegación']").text).toContain("Privacidad");
});

test("the privacy page says who gets what: map, WhatsApp, mail, social pages, support site", () => {
  const table = page.main.all("table").find((item) => item.name === "Lo que pasa a otros, y cuándo");
  for (const name of ["Mapa de Ejemplo", "WhatsApp", "correo", "Facebook, Instagram o LinkedIn", "soporte"]) {
    expect(table?.text).toContain(name);
  }
});

test("the privacy page tells the rights of the law and where to exercise them, and when it was last revised", () => {
  const rights = page.region("Sus derechos");
  expect(rights.text).toContain("Ley Orgánica de Protección de Datos Personales (LOPDP)");
  for (const right of ["Acceso", "Rectificación", "Eliminación", "Oposición"]) {
    expect(texts(rights.all("li")).filter((text) => text.includes(right))).toHaveLength(1);
  }
  const controller = page.region("Quién responde por sus datos");
  expect(linkNamed(controller, /@/).attribute("href")).toMatch(/^mailto:/);
  expect(controller.one("time").attribute("datetime")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(page.main.text).not.toContain(fixture.pages.privacy.review);
});

test("without an endpoint the privacy page says that the form sends nothing", () => {
  expect(page.region("El formulario de contacto").text).toContain("El formulario no envía nada por sí mismo");
});
