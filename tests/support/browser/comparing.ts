import type { Page } from "@playwright/test";
import { comparedProduct } from "#app/content/outputs/comparison.ts";
import { thumbnail } from "#app/ui/media/picture.tsx";
import { fixture } from "../fixture.ts";

export const table = (page: Page) => page.getByRole("table", { name: /^Especificaciones de / });
export const tray = (page: Page) => page.getByRole("region", { name: "Equipos para comparar" });
export const compareBox = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^(Comparar|Máximo cuatro:) ${name}$`) });
export const headerLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Comparación/ });

export const threeAnalyzers = "/comparar?equipos=analizador-tres,analizador-seis,analizador-ocho";

/** Stores products as if an earlier visit had chosen them. */
export async function storeChoices(page: Page, ...ids: string[]) {
  const chosen = ids.flatMap((id) => comparedProduct(fixture, id) ?? []).map(asChoice);
  await page.addInitScript((list) => {
    if (sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "yes");
    localStorage.setItem("comparacion", JSON.stringify(list));
  }, chosen);
}

export function storedIds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem("comparacion") ?? "[]").map((choice: { id: string }) => choice.id),
  );
}

/** Removes the errors that the browser logs for a 404, because these tests expect a 404. */
export function ignoreNotFound(pageErrors: string[]) {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes("status of 404")));
}

type Compared = NonNullable<ReturnType<typeof comparedProduct>>;

function asChoice({ id, name, shortName, category, picture }: Compared) {
  const thumb = thumbnail(picture);
  return { id, name, shortName, category: category.id, categoryLabel: category.label, thumb };
}
