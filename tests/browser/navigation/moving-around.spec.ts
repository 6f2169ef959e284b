import type { Page } from "@playwright/test";
import { slowDownClock } from "../../support/browser/device.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";
import { animationsFinished } from "../../support/browser/waiting.ts";

test.use({ reducedMotion: "no-preference" });

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const barHeight = 80;

async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
  await expect.poll(() => top(page)).toBe(y);
}

test("a new page starts at the top or at its target, gets the focus, and announces its title", async ({
  page,
}) => {
  await visit(page, "/soporte");
  await test.step("the first Tab reaches the skip link, which moves the focus to the content", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Saltar al contenido" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
  await test.step("an ordinary page starts at the top", async () => {
    await scrollTo(page, 900);
    await navigate(page, "/marcas");
    await expect(page).toHaveURL("/marcas");
    await expect.poll(() => top(page)).toBe(0);
  });
  await test.step("after a page change the content has the focus and the title is announced", async () => {
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
    await expect(page.locator("main")).toBeFocused();
    await expect(page).toHaveTitle(/^Clientes públicos y privados/);
    await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  });
  await test.step("a link with a fragment scrolls to its target", async () => {
    await navigate(page, "/sobre-nosotros#history");
    await expect(page).toHaveURL("/sobre-nosotros#history");
    await expect(page.locator("#history")).toBeInViewport();
  });
  await test.step("a link to a term opens that term and no other", async () => {
    await navigate(page, "/glosario#cn1c");
    await expect(page.getByText("Nadie la mide fuera de estas pruebas")).toBeInViewport();
    await expect(page.getByText("La luz va y vuelve")).toBeHidden();
  });
});

test("a link between categories keeps the scroll position; Back and Forward restore it", async ({ page }) => {
  await visit(page, "/productos/con-alias");
  await test.step("from category to category the page keeps its position exactly", async () => {
    const other = page
      .getByRole("navigation", { name: "Categorías" })
      .getByRole("link", { name: /MENÚ O CATÁLOGO/ });
    await other.scrollIntoViewIfNeeded();
    const before = await top(page);
    expect(before).toBeGreaterThan(0);
    await other.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MENÚ O CATÁLOGO");
    await animationsFinished(page);
    expect(await top(page)).toBe(before);
  });
  await test.step("any other link opens a category at its breadcrumb, below the bar", async () => {
    const next = page.getByRole("navigation", { name: "Categoría siguiente" }).getByRole("link");
    const address = await next.getAttribute("href");
    await next.click();
    await expect(page).toHaveURL(address ?? "");
    const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
    await expect.poll(async () => Math.round((await trail.boundingBox())?.y ?? -1)).toBe(barHeight);
  });
  await navigate(page, "/productos/con-alias");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CON ALIAS");
  await test.step("a product page starts at its breadcrumb, below the bar", async () => {
    await page.getByRole("link", { name: "Ver detalles de Analizador Ocho" }).click();
    await expect(page).toHaveURL("/productos/con-alias/analizador-ocho");
    const trail = page.getByRole("navigation", { name: "Ruta de navegación" });
    await expect.poll(async () => Math.round((await trail.boundingBox())?.y ?? -1)).toBe(barHeight);
  });
  await navigate(page, "/productos/con-alias");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("CON ALIAS");
  await test.step("Back and Forward restore the position on the page", async () => {
    await scrollTo(page, 700);
    await navigate(page, "/contacto");
    await expect(page).toHaveURL("/contacto");
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL("/productos/con-alias");
    await expect.poll(() => top(page)).toBe(700);
    await page.goForward();
    await expect(page).toHaveURL("/contacto");
    await expect.poll(() => top(page)).toBe(300);
  });
});

test("a reload keeps the position at the end of a page", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/productos/con-alias");
  const end = page.getByRole("group", { name: "Tema de la página" });
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  await page.reload();
  await expect(page.locator("html[data-routed]")).toBeAttached();
  await expect(end).toBeInViewport();
});

test("a page change fades for 0.3 s", { tag: "@full" }, async ({ page }) => {
  await slowDownClock(page, 0);
  await visit(page, "/soporte");
  const durations = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(() => {
            const fades = document.getAnimations().filter((animation) => {
              const { effect } = animation;
              return effect instanceof KeyframeEffect && effect.pseudoElement?.includes("(root)");
            });
            done(fades.map((animation) => Number(animation.effect?.getTiming().duration)));
          });
          return transition;
        };
        document.querySelector<HTMLAnchorElement>('footer a[href="/clientes"]')?.click();
      }),
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([300]));
});
