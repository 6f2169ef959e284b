import type { Page } from "@playwright/test";
import { slowDownClock } from "../../support/browser/device.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { holdBack } from "../../support/browser/requests.ts";
import { fixture } from "../../support/fixture.ts";

test.use({ reducedMotion: "no-preference" });

const { pages } = fixture;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("if a visitor presses two links, the second page opens, and the first load is cancelled", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/soporte");
  const release = await holdBack(page, "**/marcas.json");
  const cancelled = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/marcas.json"));
  await navigate(page, "/marcas");
  await navigate(page, "/clientes");
  await expect(page).toHaveURL("/clientes");
  await cancelled;
  release();
  await expect(heading(page)).toHaveText(pages.clients.title);
  await expect(page).toHaveURL("/clientes");
});

test("typing a search, which changes the address, does not cancel a page that is loading", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/buscar");
  const release = await holdBack(page, "**/soporte.json");
  await page.getByRole("searchbox", { name: "¿Qué busca?" }).fill("glucosa");
  await navigate(page, "/soporte");
  await expect(page).toHaveURL("/buscar?q=glucosa");
  release();
  await expect(page).toHaveURL("/soporte");
  await expect(heading(page)).toHaveText(pages.support.title);
});

test("Back restores the scroll position even if the next page was reloaded", { tag: "@full" }, async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await visit(page, "/productos/con-alias");
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await navigate(page, "/contacto");
  await expect(heading(page)).toHaveText(pages.contact.title);
  await page.reload();
  await expect(page.locator("html[data-routed]")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/productos/con-alias");
  await expect.poll(top).toBe(500);
});

for (const { device, pace, reducedMotion, faded } of [
  { device: "quick", pace: 0, reducedMotion: "no-preference", faded: 2 },
  { device: "slow", pace: 110, reducedMotion: "no-preference", faded: 0 },
  { device: "quick", pace: 0, reducedMotion: "reduce", faded: 0 },
] as const) {
  test(`on a ${device} device, ${faded} of 2 page changes fade if reducedMotion is «${reducedMotion}»`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await slowDownClock(page, pace);
    await countFades(page);
    await visit(page, "/soporte");
    await changePages(page, 2);
    expect(await fades(page)).toBe(faded);
  });
}

async function countFades(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.body.dataset.fades = String(Number(document.body.dataset.fades ?? 0) + 1);
      return start(update);
    };
  });
}

async function changePages(page: Page, times: number) {
  for (let time = 0; time < times; time += 1) {
    const previous = (await heading(page).textContent()) ?? "";
    await navigate(page, new URL(page.url()).pathname === "/" ? "/clientes" : "/");
    await expect(heading(page)).not.toHaveText(previous);
  }
}

function fades(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset.fades ?? 0));
}
