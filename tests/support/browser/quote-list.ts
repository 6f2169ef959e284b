import type { BrowserContext, Locator, Page } from "@playwright/test";

type Line = Record<string, unknown>;

export const equipment: Line = {
  id: "analizador-seis",
  kind: "equipment",
  name: "Analizador Seis",
  brand: "Marca Alba",
  context: "Marca Alba · Con alias",
  path: "/productos/con-alias/analizador-seis",
  quantity: 1,
  note: "instalación en planta baja, Guayaquil",
};

export const supply: Line = {
  id: "/productos/utiles/recipientes#tubo-de-tapa-lila",
  kind: "supply",
  name: "Tubo de Tapa Lila",
  context: "Recipientes · Norma Uno · Caja de 100",
  pack: "caja de 100",
  path: "/productos/utiles/recipientes",
  quantity: 6,
  note: "",
};

export const listText = `Solicito cotización de:
1 × Analizador Seis (Marca Alba)
    instalación en planta baja, Guayaquil
6 × Tubo de Tapa Lila (caja de 100)`;

/** Stores a quote list before the first visit. A string is stored unchanged, to imitate damaged storage. */
export async function storeList(context: BrowserContext, stored: readonly Line[] | string) {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  await context.addInitScript((value) => {
    // Frames have no storage. A reload must not overwrite the list that the test has changed.
    if (window.top !== window || sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "1");
    localStorage.setItem("cotizacion", value);
  }, text);
}

export async function storeListNow(page: Page, stored: readonly unknown[] | string) {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  await page.evaluate((value) => localStorage.setItem("cotizacion", value), text);
}

export const row = (page: Page, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
export const quantity = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `Cantidad de ${name}`, exact: true });
export const panel = (page: Page) => page.getByRole("complementary", { name: "Su mensaje" });
export const count = (page: Page) => page.getByRole("main").getByRole("status");
export const headerLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Lista de cotización/ });
export const notice = (page: Page, text: string) =>
  page.locator("body > div[role=status] li").filter({ hasText: text });
export const undo = (page: Page) => page.getByRole("button", { name: "Deshacer" });
export const names = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
export const empty = (page: Page) => page.getByRole("heading", { name: "Su lista está vacía" });
