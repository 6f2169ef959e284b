import type { Page } from "@playwright/test";
import { fixture } from "../../support/fixture.ts";
import { expect, test, visit } from "../../support/page.ts";
import { bringTopTo } from "../../support/scrolling.ts";
import { holdTime } from "../../support/time.ts";

const { home } = fixture.pages;
const counters = ["5+ años de experiencia", "100+ clientes satisfechos", "10+ marcas representadas"];
const featured = (page: Page) => page.getByRole("region", { name: home.featured.title });
const figures = (page: Page) => page.getByRole("region", { name: "En cifras" }).getByRole("paragraph");

/** What the counters show while they run; assistive technology gets the final value only. */
const running = async (page: Page) =>
  (await figures(page).locator("[aria-hidden]").allTextContents()).map(Number);

test("the home page begins with a screen that says what the company is", async ({ page }) => {
  await visit(page, "/");
  const hero = page.getByRole("region", { name: "Soluciones Integrales para Laboratorios" });
  const box = await hero.boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(900);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soluciones Integrales para Laboratorios");
});

test("Nuestros Servicios scrolls to the featured products and takes the focus along", async ({ page }) => {
  await visit(page, "/");
  await expect(featured(page)).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole("link", { name: "Nuestros Servicios" }).click();
  const top = async () => Math.round((await featured(page).boundingBox())?.y ?? -1);
  await expect.poll(top, { timeout: 15_000 }).toBeLessThan(200);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect(featured(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("Contáctanos on the home page leads to the contact page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Contáctanos" }).click();
  await expect(page).toHaveURL("/contacto");
});

test("three featured products lead to their pages, and one link to all of them", async ({ page }) => {
  await visit(page, "/");
  const details = featured(page).getByRole("article").getByRole("link");
  await expect(details).toHaveText(["Ver detalles", "Ver detalles", "Ver detalles"]);
  for (const [name, path] of [
    ["Analizador Seis", "/productos/con-alias/analizador-seis"],
    ["Serie Ge", "/productos/dos-series/serie-ge"],
    ["Pruebas al Instante", "/productos/rapidas/al-instante"],
  ] as const) {
    await expect(featured(page).getByRole("heading", { name, level: 3 })).toHaveCount(1);
    const link = featured(page).getByRole("link", { name: `Ver detalles de ${name}` });
    await expect(link).toHaveAttribute("href", path);
  }
  const all = featured(page).getByRole("link", { name: "Ver todos los productos" });
  await expect(all).toHaveAttribute("href", "/productos");
});

test("four reasons to choose the company", async ({ page }) => {
  await visit(page, "/");
  const reasons = page.getByRole("region", { name: "¿Por qué elegirnos?" });
  await expect(reasons.getByRole("heading", { level: 3 })).toHaveText([
    "Soporte técnico especializado",
    "Tecnología de vanguardia",
    "Certificación ISO 9001",
    "Cobertura nacional",
  ]);
  await expect(reasons).toContainText("Representación exclusiva de marcas líderes");
});

test.describe("the counters of the home page", () => {
  test("have their final values in the static HTML", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await expect(figures(page)).toHaveText([...counters, "24/7 soporte técnico"]);
    await context.close();
  });

  test("wait until a tenth of them is in view", async ({ page }) => {
    await visit(page, "/");
    await holdTime(page);
    const counter = figures(page).first();
    const height = (await counter.boundingBox())?.height ?? 0;
    await bringTopTo(counter, 900 - 0.05 * height);
    await page.clock.runFor(100);
    expect(await running(page)).toEqual([]);
    await bringTopTo(counter, 900 - 0.15 * height);
    await page.clock.runFor(100);
    await expect.poll(() => running(page)).toHaveLength(4);
  });

  test("count from 0 to their targets in 2000 ms", async ({ page }) => {
    await visit(page, "/");
    await holdTime(page);
    await bringTopTo(figures(page).first(), 400);
    await page.clock.runFor(20);
    await expect.poll(() => running(page)).toHaveLength(4);
    const [years = -1, clients = -1, brands = -1, hours = -1] = await running(page);
    expect([years, brands, hours]).toEqual([0, 0, 0]);
    expect(clients).toBeLessThanOrEqual(5);

    await page.clock.runFor(980);
    const half = await running(page);
    for (const [index, target] of [5, 100, 10, 24].entries()) {
      expect(half[index]).toBeGreaterThan(0);
      expect(half[index]).toBeLessThan(target);
    }

    await page.clock.runFor(960);
    expect(await running(page)).toHaveLength(4);
    await page.clock.runFor(60);
    expect(await running(page)).toEqual([]);
    await expect(figures(page)).toHaveText([...counters, "24/7 soporte técnico"]);
  });

  test("do not count where less motion is wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await holdTime(page);
    await bringTopTo(figures(page).first(), 400);
    await page.clock.runFor(500);
    expect(await running(page)).toEqual([]);
    await expect(figures(page)).toHaveText([...counters, "24/7 soporte técnico"]);
  });
});

test("on the home page the company works since 2022, and 2020 is not mentioned", async ({ page }) => {
  await visit(page, "/");
  const leaders = page.getByRole("region", { name: "Líderes en diagnóstico clínico" });
  await expect(leaders).toContainText("Desde 2022");
  await expect(leaders.getByRole("heading", { level: 3 })).toHaveText([
    "ISO 9001",
    "Calidad garantizada",
    "Soporte 24/7",
    "Cobertura nacional",
  ]);
  await expect(page.locator("body")).not.toContainText("2020", { useInnerText: true });
  expect(await page.locator("meta[name='description']").getAttribute("content")).not.toContain("2020");
});

test("the management's quote is signed and lists four values", async ({ page }) => {
  await visit(page, "/");
  const quote = page.getByRole("region", { name: "Nuestros valores" });
  await expect(quote.getByRole("blockquote")).toContainText("innovación, calidad, precisión y compromiso");
  await expect(quote.getByRole("figure")).toContainText("Gerencia General");
  await expect(quote.getByRole("heading", { level: 3 })).toHaveText([
    "Innovación",
    "Calidad",
    "Precisión",
    "Compromiso",
  ]);
});

test("the coverage on the home page has its figures, and the map is told in words", async ({ page }) => {
  await visit(page, "/");
  const coverage = page.getByRole("region", { name: home.coverage.title });
  await expect(coverage.getByRole("listitem").filter({ hasText: "8+ provincias" })).toHaveCount(1);
  await expect(coverage.getByRole("listitem").filter({ hasText: "100+ clientes" })).toHaveCount(1);
  const map = coverage.getByRole("img", { name: /Mapa del Ecuador/ });
  await expect(map).toHaveAccessibleName(/Sede en Quito.*provincias atendidas: Pichincha, .*Esmeraldas\./);
  await expect(
    coverage.getByRole("list", { name: "Provincias atendidas" }).getByRole("listitem"),
  ).toHaveCount(fixture.coverage.provinces.length);
});

test("the closing call of the home page leads to the contact page", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("region", { name: home.cta.title })
    .getByRole("link", { name: "Contáctenos hoy" })
    .click();
  await expect(page).toHaveURL("/contacto");
});
