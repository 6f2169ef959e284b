import { expectToFit } from "../../support/browser/accessible.ts";
import { ignoreNotFound, table } from "../../support/browser/comparing.ts";
import { expect, navigate, test, visit } from "../../support/browser/page.ts";

const heads = ["Analizador Tres", "Analizador Seis"];

test("a comparison says which products are unknown, too many or of another category", async ({
  page,
  pageErrors,
}) => {
  await test.step("the page reports unknown products, and compares the other products", async () => {
    await visit(page, "/comparar?equipos=analizador-tres,analizador-nueve,analizador-seis,serie-eme");
    const named = page.getByRole("status").filter({ hasText: "«analizador-nueve» y «serie-eme»" });
    await expect(named).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toContainText(heads);
    ignoreNotFound(pageErrors);
  });
  await test.step("of more than four products the page compares the first four", async () => {
    await visit(
      page,
      "/comparar?equipos=analizador-ocho,analizador-tres,analizador-seis,eme-uno,eme-dos,eme-tres",
    );
    await expect(page.getByText("los primeros de la dirección y quedan fuera 2.")).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toHaveCount(4);
    await expect(page.getByText("4 de 4 equipos")).toBeVisible();
    await expect(page.getByRole("link", { name: "Añadir equipo" })).toHaveCount(0);
  });
  await test.step("products of several categories are not mixed; links compare each category", async () => {
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

test("the comparison works with a hostile address, and requests only files of products", {
  tag: "@full",
}, async ({ page, pageErrors }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/datos/")) requested.push(new URL(request.url()).pathname);
  });
  const hostile =
    "__proto__,<img src=x onerror=alert(1)>,%E0%A4%A,%00,../../etc/passwd,//evil.example/x,,+,ñandú";
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(
    page,
    `/comparar?equipos=analizador-tres,${hostile},analizador-seis&equipos=${"a".repeat(10_000)}`,
  );
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
  for (const path of requested) expect(path).toMatch(/^\/datos\/equipos\/[a-z0-9-]{1,60}\.json$/);
  await expectToFit(page);
  ignoreNotFound(pageErrors);
});

test("a comparison reports a lost connection and retries", { tag: "@full" }, async ({
  page,
  context,
  pageErrors,
}) => {
  await visit(page, "/comparar");
  await context.setOffline(true);
  await navigate(page, "/comparar?equipos=analizador-tres,analizador-seis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sin conexión");
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  await context.setOffline(false);
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
  // Ignores what the browser and the page log about the lost connection.
  pageErrors.splice(0);
});

test("after a server error the comparison offers a retry, and reports no unknown product", {
  tag: "@full",
}, async ({ page, pageErrors }) => {
  await page.route("**/datos/equipos/analizador-seis.json", (route) => route.fulfill({ status: 503 }));
  await visit(page, "/comparar?equipos=analizador-tres,analizador-seis");
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
  await page.unroute("**/datos/equipos/analizador-seis.json");
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
  pageErrors.splice(0);
});

test("if the host answers with HTML instead of a 404, the comparison reports the product", {
  tag: "@full",
}, async ({ page }) => {
  await page.route("**/datos/equipos/analizador-nueve.json", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><p>404</p>" }),
  );
  await visit(page, "/comparar?equipos=analizador-tres,analizador-nueve,analizador-seis");
  await expect(page.getByText("No encontramos «analizador-nueve»")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toContainText(heads);
});
