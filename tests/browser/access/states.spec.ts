import type { Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "../../support/browser/accessible.ts";
import { compareBox, storeChoices, tray } from "../../support/browser/comparing.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { empty, equipment, names, storeList, supply } from "../../support/browser/quote-list.ts";
import { dialog, openSearch, searchFor } from "../../support/browser/search.ts";
import { smallTargets } from "../../support/browser/targets.ts";

type State = {
  part?: string;
  open: (page: Page) => Promise<unknown>;
  /** True if the page shows product names as links. Such a link may be less than 44 px high. */
  hasNames?: boolean;
};

const states: Record<string, State> = {
  "the page that does not exist": { open: (page) => visit(page, "/no-existe") },
  "the search before a query": {
    part: "dialog",
    open: async (page) => {
      await visit(page, "/soporte");
      await openSearch(page);
    },
  },
  "the search with results": search("ana", "11 resultados"),
  "the search with a correction": search("luminncia", "luminancia"),
  "the search without a result": search("citómetro xyz", "Sin resultados"),
  "the page of results": page("/buscar?q=cn1c", /8 resultados/),
  "the page of results with a correction": page("/buscar?q=luminncia", /resultado/i),
  "the page of results without a result": page("/buscar?q=zzzz", /sin resultados/i),
  "the workload tool": page("/elegir?area=con-alias&carga=1300&horas=8&margen=20", /195\spruebas por hora/),
  "a filtered category": page("/productos/con-alias?laboratorio=grande", "3 de 5 productos"),
  "the directory with filters": page("/pruebas?tubo=celeste", /^\d+ de \d+ pruebas$/),
  "the directory with typed text": page("/pruebas?q=azul", /^\d+ de \d+ pruebas$/),
  "the directory by area": page("/pruebas?orden=area", "Por área"),
  "the directory without a result": page("/pruebas?q=xilofono", "No ofrecemos «xilofono»."),
  "the filters of the directory": {
    part: "dialog",
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, "/pruebas");
      await page.getByRole("button", { name: "Filtros", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
    },
  },
  "the product menu with letters of the directory": {
    part: "#menu-productos",
    open: async (page) => {
      await visit(page, "/soporte");
      await page.locator("[aria-controls='menu-productos']").click();
      await expect(page.getByRole("navigation", { name: "Pruebas por letra" })).toBeVisible();
    },
  },
  "a comparison of three": {
    ...page("/comparar?equipos=analizador-tres,analizador-seis,analizador-ocho", "3 de 4 equipos"),
    hasNames: true,
  },
  "a comparison of four": {
    ...page("/comparar?equipos=efe-uno,efe-dos,ge-uno,ge-tres", "4 de 4 equipos"),
    hasNames: true,
  },
  "a comparison of one": { ...page("/comparar?equipos=analizador-tres", "1 de 4 equipos"), hasNames: true },
  "a comparison of two categories": page(
    "/comparar?equipos=analizador-tres,efe-uno",
    "Elija por cuál seguir",
  ),
  "an empty comparison": page("/comparar", "Todavía no hay equipos"),
  "the tray of the comparison": {
    part: "section[tabindex]",
    open: async (page) => {
      await storeChoices(page, "analizador-tres");
      await visit(page, "/soporte");
      await expect(tray(page)).toBeVisible();
    },
  },
  "a notice": {
    part: "[role=status] ol",
    open: async (page) => {
      await visit(page, "/productos/con-alias");
      await compareBox(page, "Analizador Seis").check();
      // A notice stays while the pointer is on it.
      await page.getByRole("status").getByRole("listitem").hover();
    },
  },
  "a supply in the list": {
    part: "main",
    open: async (page) => {
      await storeList(page.context(), [supply]);
      await visit(page, "/productos/utiles/recipientes");
      await expect(page.getByText("= 600 unidades")).toBeVisible();
    },
  },
  "the empty quote list": {
    part: "main",
    open: async (page) => {
      await visit(page, "/cotizacion");
      await expect(empty(page)).toBeVisible();
    },
  },
  "the quote list": {
    part: "main",
    hasNames: true,
    open: async (page) => {
      await storeList(page.context(), [equipment, supply]);
      await visit(page, "/cotizacion");
      await expect(names(page)).toHaveCount(2);
    },
  },
  "the contact form about a product and a list": {
    part: "main",
    open: async (page) => {
      await storeList(page.context(), [equipment]);
      await visit(page, "/contacto?asunto=sales&sobre=Analizador+Seis&lista=1");
      await expect(page.getByText("Sobre: Analizador Seis", { exact: true })).toBeVisible();
    },
  },
};

function search(query: string, shown: string): State {
  return {
    part: "dialog",
    open: async (page) => {
      await visit(page, "/soporte");
      await searchFor(page, query);
      await expect(dialog(page).getByRole("status")).toContainText(shown);
    },
  };
}

function page(path: string, shown: string | RegExp): State {
  return {
    part: "main",
    open: async (page) => {
      await visit(page, path);
      await expect(page.getByRole("main").getByText(shown).first()).toBeVisible();
    },
  };
}

for (const [name, { part, open, hasNames }] of Object.entries(states)) {
  test(`${name} passes axe, fits 320 px and has no small target`, { tag: "@full" }, async ({
    page,
    pageErrors,
  }) => {
    await blankMap(page);
    await open(page);
    await expectAccessible(page, part);
    await page.setViewportSize({ width: 360, height: 740 });
    const small = await page.evaluate(smallTargets, { width: 24, height: 44 });
    expect(small.filter((target) => !(hasNames && target.startsWith("a ")))).toEqual([]);
    await expectToFit(page, 320);
    // Ignores the 404 that the browser logs for /no-existe.
    pageErrors.splice(
      0,
      pageErrors.length,
      ...pageErrors.filter((line) => !line.includes("404 (Not Found)")),
    );
  });
}
