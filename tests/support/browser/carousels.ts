import { expect, type Locator, type Page } from "@playwright/test";

export const directBrands = [
  "Marca Alba",
  "Marca Brisa",
  "Marca Cima",
  "Marca Duna",
  "Marca Estela",
  "Marca Faro",
  "Marca Gema",
];
const brands = [...directBrands, "Marca Hoja", "Marca Isla"];

export const showcase = (page: Page) => page.getByRole("region", { name: "Importación directa" });
export const allBrandsRow = (page: Page) => page.getByRole("region", { name: "Todas las marcas" });
export const slides = (carousel: Locator) => carousel.getByRole("group", { name: /^\d de \d$/ });
export const ticks = (page: Page) => showcase(page).getByRole("group", { name: "Elegir marca" });
export const tick = (page: Page, name: string) => ticks(page).getByRole("button", { name, exact: true });

export async function expectCurrent(page: Page, name: string) {
  await expect(ticks(page).locator("[aria-current='true']")).toHaveText(name);
}

/** Moves pointer and focus away from everything. */
export async function leave(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Returns the brand whose slide starts at the left edge of the content. */
export async function leadingBrand(page: Page): Promise<string> {
  const edge = (await allBrandsRow(page).getByRole("heading", { level: 2 }).boundingBox())?.x ?? 0;
  const lefts = await slides(allBrandsRow(page)).evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().left),
  );
  const distances = lefts.map((left) => Math.abs(left - edge));
  return brands[distances.indexOf(Math.min(...distances))] ?? "";
}

export const brandAfter = (name: string) => brands[(brands.indexOf(name) + 1) % brands.length] ?? "";

/** Waits until the row has stopped, and returns the slide nearest to the middle of the window. */
export async function middleSlide(page: Page): Promise<Locator> {
  await allBrandsRow(page).scrollIntoViewIfNeeded();
  let places: number[] = [];
  const hasStopped = async () => {
    const before = places;
    places = await slides(allBrandsRow(page)).evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, width } = node.getBoundingClientRect();
        return Math.round(left + width / 2 - window.innerWidth / 2);
      }),
    );
    return places.every((place, index) => place === before[index]);
  };
  await expect.poll(hasStopped, { intervals: [200] }).toBe(true);
  const distances = places.map(Math.abs);
  return slides(allBrandsRow(page)).nth(distances.indexOf(Math.min(...distances)));
}

export async function drag(page: Page, element: Locator, by: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing to drag");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 8 });
  await page.mouse.up();
}

export async function swipe(page: Page, element: Locator, by: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", step: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + (by * step) / 8, y }] });
  await touch("touchStart", 0);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", step);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
