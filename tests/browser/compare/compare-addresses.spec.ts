import { expectToFit } from "../../support/browser/accessible.ts";
import { expectMissing, table } from "../../support/browser/comparing.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";

const heads = ["Analizador Tres", "Analizador Seis"];

test("products that are unknown, too many or of several categories are named, and the rest can be compared", async ({
  page,
  troubles,
}) => {
  await test.step("unknown products", async () => {
    await visit(page, "/comparar?equipos=analizador-tres,analizador-nueve,analizador-seis,serie-eme");
    const named = page.getByRole("status").filter({ hasText: "«analizador-nueve» y «serie-eme»" });
    await expect(named).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toContainText(heads);
    expectMissing(troubles);
  });
  await test.step("of more than four products, the first four", async () => {
    await visit(
      page,
      "/comparar?equipos=analizador-ocho,analizador-tres,analizador-seis,eme-uno,eme-dos,eme-tres",
    );
    await expect(page.getByText("los primeros de la dirección y quedan fuera 2.")).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toHaveCount(4);
    await expect(page.getByText("4 de 4 equipos")).toBeVisible();
    await expect(page.getByRole("link", { name: "Añadir equipo" })).toHaveCount(0);
  });
  await test.step("several categories are not mixed, and each can be compared", async () => {
    await visit(page, "/comparar?equipos=analizador-tres,efe-uno,analizador-seis,efe-dos");
    await expect(page.getByText("Se comparan equipos de una misma categoría")).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Dos series: Efe Uno y Efe Dos" }).click();
    await expect(page).toHaveURL("/comparar?equipos=efe-uno,efe-dos");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar equipos de dos series");
    await page.goBack();
    await page.getByRole("link", { name: "Con alias: Analizador Tres y Analizador Seis" }).click();
    await expect(table(page).getByRole("columnheader")).toContainText(heads);
  });
});

const many = Array.from({ length: 1000 }, (_, index) => `x${index}`).join(",");
const hostile: Record<string, string> = {
  "a name of every object": "__proto__,constructor,toString",
  markup: "<img src=x onerror=alert(1)>,<script>alert(1)</script>",
  "ten thousand letters": "a".repeat(10_000),
  "a thousand ids": many,
  "broken encoding": "%E0%A4%A,%,%zz,%00",
  "paths and addresses": "../../etc/passwd,//evil.example/x,https://evil.example,a/b",
  "commas and spaces": ",,,%20,+,",
  "another script": "𝕏,ñandú,\u202Eevil",
};

test("nothing in the address of a comparison breaks the page, asks for a strange file or runs off the screen", {
  tag: "@full",
}, async ({ page, troubles }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/datos/")) asked.push(new URL(request.url()).pathname);
  });
  page.on("dialog", (dialog) => troubles.push(`dialog: ${dialog.message()}`));
  for (const [what, value] of Object.entries(hostile)) {
    await test.step(what, async () => {
      asked.length = 0;
      await visit(page, `/comparar?equipos=${value}`);
      await expect(page.getByText("Todavía no hay equipos en la comparación")).toBeVisible();
      expect(asked.length).toBeLessThanOrEqual(8);
      for (const path of asked) expect(path).toMatch(/^\/datos\/equipos\/[a-z0-9-]{1,60}\.json$/);
      await expectToFit(page);

      await visit(page, `/comparar?equipos=analizador-tres,${value},analizador-seis&equipos=${value}`);
      if (value !== many) await expect(table(page).getByRole("columnheader")).toContainText(heads);
      expectMissing(troubles);
    });
  }
});

test("damaged choices for a comparison in the browser are dropped", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    const bad = [{ id: "../x", name: "x", category: "y", categoryLabel: "z" }, { id: "" }, null, 7];
    localStorage.setItem("comparacion", JSON.stringify(bad));
  });
  await visit(page, "/comparar");
  await expect(page).toHaveURL("/comparar");
  await expect(page.getByText("Todavía no hay equipos en la comparación")).toBeVisible();
});

test("a connection lost while comparing is said, and tried again", { tag: "@full" }, async ({
  page,
  context,
  troubles,
}) => {
  await visit(page, "/comparar");
  await context.setOffline(true);
  await navigate(page, "/comparar?equipos=analizador-tres,analizador-seis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sin conexión");
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  await context.setOffline(false);
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
  // The browser and the page report the lost connection, as they should.
  troubles.splice(0);
});

test("a fault of the host is no unknown product in a comparison", { tag: "@full" }, async ({
  page,
  troubles,
}) => {
  await page.route("**/datos/equipos/analizador-seis.json", (route) => route.fulfill({ status: 503 }));
  await visit(page, "/comparar?equipos=analizador-tres,analizador-seis");
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  await page.unroute("**/datos/equipos/analizador-seis.json");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
  troubles.splice(0);
});

test("a host that answers with a page for every address has no such product", { tag: "@full" }, async ({
  page,
}) => {
  await page.route("**/datos/equipos/analizador-nueve.json", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>404</p>" }),
  );
  await visit(page, "/comparar?equipos=analizador-tres,analizador-nueve,analizador-seis");
  await expect(page.getByText("No encontramos «analizador-nueve»")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
});
