import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/browser/page.ts";
import { scrollTopTo } from "../../support/browser/scrolling.ts";
import { holdTime } from "../../support/browser/time.ts";
import { fixture } from "../../support/fixture.ts";

test.use({ reducedMotion: "no-preference" });

const { home } = fixture.pages;
const counters = ["5+ años de experiencia", "100+ clientes satisfechos", "10+ marcas representadas"];
const featured = (page: Page) => page.getByRole("region", { name: home.featured.title });
const figures = (page: Page) => page.getByRole("region", { name: "En cifras" }).getByRole("paragraph");

/** Returns the numbers that counters show while they run. Assistive technology gets only the final ones. */
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
  test("start when a tenth of one is in view, and reach their targets in 2000 ms", async ({ page }) => {
    await visit(page, "/");
    await holdTime(page);
    const counter = figures(page).first();
    const height = (await counter.boundingBox())?.height ?? 0;
    await scrollTopTo(counter, 900 - 0.05 * height);
    await page.clock.runFor(100);
    expect(await running(page)).toEqual([0, 0, 0, 0]);
    await scrollTopTo(counter, 900 - 0.15 * height);
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
});
