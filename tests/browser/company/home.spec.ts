import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";
import { scrollTopTo } from "../../support/browser/scrolling.ts";
import { stopTime } from "../../support/browser/time.ts";
import { fixture } from "../../support/fixture.ts";

test.use({ reducedMotion: "no-preference" });

const { home } = fixture.pages;
const counters = ["5+ años de experiencia", "100+ clientes satisfechos", "10+ marcas representadas"];
const featured = (page: Page) => page.getByRole("region", { name: home.featured.title });
const figures = (page: Page) => page.getByRole("region", { name: "En cifras" }).getByRole("paragraph");

/** The running numbers are hidden from screen readers. */
const running = async (page: Page) =>
  (await figures(page).locator("[aria-hidden]").allTextContents()).map(Number);

test("the home page fills the first screen, and Nuestros Servicios scrolls to the products", async ({
  page,
}) => {
  await visit(page, "/");
  const hero = page.getByRole("region", { name: "Soluciones Integrales para Laboratorios" });
  const box = await hero.boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeGreaterThanOrEqual(900);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Soluciones Integrales para Laboratorios");
  await expect(featured(page)).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole("link", { name: "Nuestros Servicios" }).click();
  const top = async () => Math.round((await featured(page).boundingBox())?.y ?? -1);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect(featured(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test.describe("the counters of the home page", () => {
  test("start when a tenth of a counter is in view, and reach their targets in 2 s", async ({ page }) => {
    await visit(page, "/");
    await stopTime(page);
    const counter = figures(page).first();
    const height = (await counter.boundingBox())?.height ?? 0;
    await scrollTopTo(counter, 900 - 0.05 * height);
    await page.clock.runFor(100);
    expect(await running(page), "three counters wait; «24/7» does not count up").toEqual([0, 0, 0]);
    await scrollTopTo(counter, 900 - 0.15 * height);
    await page.clock.runFor(20);
    await expect.poll(() => running(page)).toHaveLength(3);
    const [years = -1, clients = -1, brands = -1] = await running(page);
    expect([years, brands]).toEqual([0, 0]);
    expect(clients).toBeLessThanOrEqual(5);

    await page.clock.runFor(980);
    const half = await running(page);
    for (const [index, target] of [5, 100, 10].entries()) {
      expect(half[index]).toBeGreaterThan(0);
      expect(half[index]).toBeLessThan(target);
    }

    await page.clock.runFor(960);
    expect(await running(page)).toHaveLength(3);
    await page.clock.runFor(60);
    expect(await running(page)).toEqual([]);
    await expect(figures(page)).toHaveText([...counters, "24/7 soporte técnico"]);
  });
});

const workload = (page: Page) => page.getByRole("region", { name: home.workload.title });

test("the short workload tool of the home page shows an answer, and links to the full tool", async ({
  page,
}) => {
  await visit(page, "/");
  const tool = workload(page);
  const link = tool.getByRole("link", { name: home.workload.button });
  await test.step("the tool does not load before it is in view", async () => {
    await expect(tool.getByRole("textbox")).toHaveCount(0);
    await expect(link).toHaveAttribute("href", "/elegir?area=con-alias&carga=1300&horas=8&margen=0");
  });
  await link.focus();
  const load = tool.getByRole("textbox", { name: "al día" });
  await expect(tool.getByRole("listitem")).toContainText([
    /Ocho.*2\sh 10\smin.*Holgado/,
    /Seis/,
    /Tres.*Justo/,
    /Eme/,
  ]);
  await expect(link, "the focus stays on the link when the tool appears").toBeFocused();
  await load.fill("2000");
  await tool.getByRole("textbox", { name: "horas de trabajo" }).fill("6");
  await expect(tool).toContainText("Dos de siete equipos terminan dentro de la jornada.");
  await expect(tool).toContainText("sin margen");
  await test.step("another area opens with its own load and the visitor's hours", async () => {
    await tool.getByRole("combobox", { name: "área" }).selectOption("ABC");
    await expect(load).toHaveValue("120");
    await expect(tool.getByRole("textbox", { name: "horas de trabajo" })).toHaveValue("6");
  });
  await load.fill("90");
  await expect(link).toHaveAttribute("href", "/elegir?area=abc&carga=90&horas=6&margen=0");
  await link.click();
  await expect(page).toHaveURL("/elegir?area=abc&carga=90&horas=6&margen=0");
  await expect(page.getByRole("textbox", { name: "Muestras al día" })).toHaveValue("90");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page shows a workload as a sentence, its answer and a link to the tool", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(workload(page)).toContainText(
      /Procesamos 1\.300\spruebas de con alias en 8 horas\.\s*Los siete equipos/,
    );
    await expect(workload(page).getByRole("link", { name: home.workload.button })).toBeVisible();
  });
});
