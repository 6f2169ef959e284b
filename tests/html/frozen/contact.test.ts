import { expect, test } from "vitest";
import { fixture } from "../../support/fixture.ts";
import { frozenPage } from "../../support/frozen-page.ts";
import { linkNamed, texts } from "../../support/html.ts";

const { company, pages } = fixture;
const page = frozenPage("/contacto");
const form = page.one("form[aria-label='Formulario de contacto']");
const fields = form.all("[name]");

test("the contact form checks with the browser alone, in six fields; the message has five rows", () => {
  expect(form.attribute("novalidate")).toBeUndefined();
  expect(fields).toHaveLength(6);
  expect(form.one("[name=message]").attribute("rows")).toBe("5");
});

test("the contact card has every way to reach the office", () => {
  const card = page.region("Información de contacto");
  expect(card.text).toContain(company.address.street);
  expect(card.text).toContain(company.address.city);
  const link = (start: string) => card.one(`a[href^="${start}"]`);
  expect(link(`tel:${company.phone.dial}`).text).toContain(company.phone.display);
  expect(link(`mailto:${company.email}`).text).toContain(company.email);
  const chat = link("https://wa.me/");
  expect(chat.text).toContain(company.whatsapp.display);
  expect(chat.attribute("target")).toBe("_blank");
  const url = new URL(chat.attribute("href") ?? "");
  expect(url.host + url.pathname).toBe(`wa.me/${company.whatsapp.dial.replace("+", "")}`);
  expect(url.searchParams.get("text")).toBe("Hola, quisiera más información");
  const map = linkNamed(card, /^Abrir en el mapa/);
  expect(map.attribute("href")).toBe(company.location.map);
  expect(map.attribute("target")).toBe("_blank");
  const frames = card.all("iframe:not(noscript iframe)");
  expect(frames.map((frame) => frame.attribute("title"))).toEqual([`Mapa: ${pages.contact.office}`]);
});

test("the opening hours stand in a table, without claiming to know the time", () => {
  const hours = page.region("Horario de atención");
  expect(texts(hours.all("tr"))).toEqual([
    expect.stringMatching(/Lunes a viernes\s*8:00–18:00/),
    expect.stringMatching(/Sábado\s*9:00–13:00/),
    expect.stringMatching(/Domingo y feriados\s*Cerrado/),
  ]);
  for (const text of texts(page.main.all("p, span, time"))) {
    expect(text).not.toMatch(/Abierto ahora|en Guayaquil$/);
  }
});

test("the contact page has four questions", () => {
  expect(page.region("Preguntas Frecuentes").all("details")).toHaveLength(4);
});
