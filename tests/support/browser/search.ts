import { expect, type Page } from "@playwright/test";

export const indexFile = "**/datos/busqueda.json";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Buscar en el catálogo" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const option = (page: Page, name: string | RegExp) => dialog(page).getByRole("option", { name });
export const selected = (page: Page) => dialog(page).getByRole("option", { selected: true });

/** Opens the search by its key and waits until it can answer. */
export async function openSearch(page: Page) {
  // One that is about to close, because a link of it was followed, would take the key.
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

export const hostileQueries = {
  markup: "<img src=x onerror=alert(1)><script>alert(2)</script>",
  "a regular expression": "(a+)+$ [\\w] .* ?",
  "names of JavaScript": "__proto__ constructor toString",
  "half a sign": "anali\ud800zador\udfff",
  "pictures and zero-width joiners": "👩🏽‍🔬 analizador 🧪",
  "marks of writing direction": "\u202eanalizador\u202c \u200fseis\u2069",
  "quotes and percents": "\"'`%00%zz&q=2#x?",
  "a long text": "analizador ".repeat(910),
};
