import { expect, type Page } from "@playwright/test";

export const indexFile = "**/datos/busqueda.json";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Buscar en el catálogo" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const option = (page: Page, name: string | RegExp) => dialog(page).getByRole("option", { name });
export const selected = (page: Page) => dialog(page).getByRole("option", { selected: true });

export async function openSearch(page: Page) {
  // A search that is still closing would ignore the key.
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(dialog(page).getByText("Búsquedas frecuentes")).toBeVisible();
}

export async function closeSearch(page: Page) {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
}

export async function searchFor(page: Page, query: string) {
  await openSearch(page);
  await field(page).fill(query);
}
