import { expect, test, visit } from "../../support/browser/page.ts";
import { visitAndStopTime } from "../../support/browser/time.ts";

const path = "/elegir?area=con-alias&carga=1300&horas=8&margen=20";
const sentence = "main h2 >> nth=0";

test("the workload tool shows how long each analyzer takes, and whether it fits the space", async ({
  page,
}) => {
  await visit(page, path);
  await expect(page.locator(sentence)).toHaveText(
    /^Su laboratorio necesita 195\spruebas por hora\. Tres de siete equipos terminan dentro de la jornada\.$/,
  );
  const table = page.getByRole("table", { name: /^Tiempo que cada equipo de con alias/ });
  const row = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Analizador Ocho")).toContainText(/2\sh 36\smin 33\s% de la jornada/);
  await expect(row("Analizador Ocho")).toContainText("Holgado");
  await expect(row("Analizador Tres")).toContainText(/7\sh 48\smin 98\s% de la jornada/);
  await expect(row("Analizador Tres")).toContainText("Justo");
  await expect(row("Analizador Serie Eme")).toContainText(/8\sh 40\smin 40\smin más que la jornada/);
  await expect(row("Analizador Serie Eme")).toContainText("No alcanza");
  await expect(table.getByRole("rowheader")).toHaveCount(4);
  await row("Analizador Serie Eme").getByRole("button", { name: "Ver 4 modelos" }).click();
  await expect(row("Analizador Eme Uno")).toContainText("Posiciones de muestra");
  const headers = await table.getByRole("rowheader").allTextContents();
  expect(headers.map((text) => text.split(/\d|hasta/)[0]?.trim())).toEqual([
    "Analizador Ocho",
    "Analizador Seis",
    "Analizador Tres",
    "Analizador Serie Eme",
    "Analizador Eme Uno",
    "Analizador Eme Dos",
    "Analizador Eme Tres",
    "Analizador Eme Cuatro",
  ]);

  await page.getByRole("textbox", { name: /^Ancho disponible/ }).fill("150");
  await expect(row("Analizador Seis")).toContainText(/Cabe: 148\scm/);
  await expect(page.locator(sentence)).toContainText(
    /terminan dentro de la jornada\. De ellos, uno cabe en 150\scm; de otro no hay ancho publicado\.$/,
  );
  await expect(row("Analizador Ocho")).toContainText("No cabe");
  await expect(row("Analizador Seis").locator("p[data-fit=ample]")).toHaveText("Holgado");
  await expect(page.getByRole("row", { name: /^Analizador Tres/ })).toContainText("Ancho a consultar");
  await expect(page).toHaveURL(/&ancho=150$/);
});

test("the workload tool calculates with modules and seconds, and marks unpublished rates", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/elegir?area=dos-marcas&carga=16000&horas=8&margen=0");
  await expect(page.getByRole("row", { name: /^Medidor Diez/ })).toContainText("2 de 4 módulos");
  await expect(page.getByRole("row", { name: /^Medidor Diez/ })).toContainText(/5\sh 63\s% de la jornada/);
  await page.getByRole("radio", { name: "ABC" }).check();
  await expect(page.getByRole("row", { name: /^Columna Alta/ })).toContainText(
    /96\ss por resultado ≈\s37,5\smuestras\/h/,
  );
  await page.getByRole("radio", { name: "Sin escala" }).check();
  const unknown = page.getByRole("row", { name: /^Equipo Sin Imagen/ });
  await expect(unknown).toContainText("Sin dato publicado");
  await expect(
    unknown.getByRole("link", { name: "Consultar el rendimiento de Equipo Sin Imagen" }),
  ).toBeVisible();
  await unknown.getByRole("link", { name: /^Consultar/ }).click();
  await expect(page).toHaveURL(/\/contacto\?asunto=sales&sobre=Equipo\+Sin\+Imagen&dato=Rendimiento#form$/);
});

test("the workload tool works by keyboard: field, arrows, slider and area", async ({ page }) => {
  await visit(page, path);
  const load = page.getByRole("textbox", { name: "Pruebas al día" });
  await load.focus();
  await page.keyboard.type("2600");
  await expect(page.locator(sentence)).toContainText(/390\spruebas por hora/);
  await page.keyboard.press("ArrowUp");
  await expect(load).toHaveValue("2.650");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Pruebas al día: menos" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(load).toHaveValue("2.700");
  const slider = page.getByRole("slider", { name: "Jornada, control deslizante" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "8,5\u00a0h");
  await expect(page).toHaveURL("/elegir?area=con-alias&carga=2700&horas=8.5&margen=20");
  await page.getByRole("radio", { name: "Con alias" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Dos series" })).toBeChecked();
  // All areas share the hours. Each area has its own load.
  await expect(page).toHaveURL(/area=dos-series&carga=350&horas=8\.5&margen=20$/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/elegir?area=con-alias&carga=2700&horas=8.5&margen=20");
  await expect(load).toHaveValue("2.700");
});

test("the workload tool announces results after 600 ms, and Back restores the area", async ({ page }) => {
  await visit(page, path);
  await page.getByRole("radio", { name: "Sola" }).check();
  await expect(page.locator(sentence)).toContainText("El equipo");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Con alias" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Pruebas al día" })).toHaveValue("1.300");
  await visitAndStopTime(page, page.url());
  await expect(page.locator(sentence)).toContainText(/195\spruebas por hora/);

  const announcement = page.locator("main [aria-live=polite]").first();
  await page.clock.runFor(2000);
  await expect(announcement).toHaveText("");
  await page.getByRole("textbox", { name: "Pruebas al día" }).fill("650");
  await expect(page.locator(sentence)).toContainText(/98\spruebas por hora/);
  await page.clock.runFor(590);
  await expect(announcement).not.toHaveText(/98/);
  await page.clock.runFor(20);
  await expect(announcement).toHaveText(/^Su laboratorio necesita 98\spruebas por hora\. Los siete equipos/);
});

test("the workload tool replaces hostile values in its address", { tag: "@full" }, async ({ page }) => {
  await visit(page, "/elegir?area=%3Cscript%3E&carga=-9e99&horas=NaN&margen=1e9");
  await expect(page.locator(sentence)).toHaveText("Escriba cuántas pruebas procesa en un día.");
  await expect(page.getByRole("textbox", { name: "Margen" })).toHaveValue("50");
  await expect(page.getByText("Fin de la jornada")).toBeHidden();
});

test("the workload tool adds an analyzer to comparison and list, and its inputs to the form", async ({
  page,
}) => {
  await visit(page, `${path}&ancho=150`);
  const row = page.getByRole("row", { name: /^Analizador Seis/ });
  await row.getByRole("checkbox", { name: /Comparar/ }).check();
  await expect(page.getByRole("region", { name: "Equipos para comparar" })).toContainText("Seis");
  await row.getByRole("button", { name: /^Añadir/ }).click();
  await expect(page.locator("header").getByRole("link", { name: /1/ })).toHaveCount(2);
  await expect(row.getByRole("link", { name: /^Analizador Seis/ })).toHaveAttribute(
    "href",
    "/productos/con-alias/analizador-seis",
  );
  await page.getByRole("link", { name: "Pedir recomendación" }).click();
  await expect(page.getByRole("combobox", { name: "Asunto *" })).toHaveValue("sales");
  await expect(page.getByRole("textbox", { name: "Mensaje *" })).toHaveValue(
    /Procesamos 1\.300\spruebas de con alias al día, en 8\shoras de trabajo, con un margen de 20\s% para crecer\. Disponemos de 150\scm de ancho\./,
  );
});

test("the slider of the workload tool moves by touch", { tag: "@full" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await visit(page, path);
  const slider = page.getByRole("slider", { name: "Pruebas al día, control deslizante" });
  const box = await slider.boundingBox();
  if (!box) throw new Error("no slider");
  expect(box.height).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect(page.getByRole("textbox", { name: "Pruebas al día" })).not.toHaveValue("1.300");
  await context.close();
});
