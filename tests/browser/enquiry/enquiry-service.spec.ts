/** The whole path: form and quote list → nginx → the service → a real mail server. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { orderItems } from "#app/content/outputs/order-items.ts";
import { orderReference } from "#app/lib/quote/order-reference.ts";
import { lineColumns } from "#app/lib/quote/order-sheet.ts";
import { textOf } from "../../../services/enquiries/demo/mailbox.ts";
import { banner, field, fillIn, form, formTexts, send, subject } from "../../support/browser/enquiry.ts";
import { sheetRows, test } from "../../support/browser/enquiry-stack.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, visit } from "../../support/browser/page.ts";
import { fixture } from "../../support/fixture.ts";
import { Page as HtmlPage } from "../../support/html.ts";

// One worker runs all tests of this file, so that the site is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ page, stack }) => {
  stack.mailbox.received.length = 0;
  await blankMap(page);
});

const consent = (page: Page) => form(page).getByRole("checkbox", { name: /^Autorizo el uso de mis datos/ });
const copyButton = (page: Page) => form(page).getByRole("button", { name: /^Copiar/ });

/** Returns the text that the button «Copiar» copies. The mailbox must receive the same text. */
async function messageOnPage(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await copyButton(page).click();
  await expect(page.locator("html[data-copied]")).toBeAttached();
  return (await page.locator("html").getAttribute("data-copied")) ?? "";
}

test("a message arrives in the mailbox with its accents, emoji and line breaks", {
  tag: "@full",
}, async ({ page, stack }) => {
  const answer = await visit(page, "/contacto?sobre=Analizador+Seis#form");
  expect(answer?.headers()["content-security-policy"]).toMatch(/connect-src 'self';/);
  const message =
    "Señores:\n\n¿Cuánto demora el «Seis»? 😀👩🏽‍⚕️ — 50 %\n\t<b>&amp;</b>\n.\n\nGracias, María Ñúñez";
  await fillIn(page, { ...formTexts, "Mensaje *": message });
  await subject(page).selectOption("demo");
  await consent(page).check();
  const text = await messageOnPage(page);
  expect(text).toContain(message);
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => stack.mailbox.received.length).toBe(1);
  const [mail] = stack.mailbox.received;
  expect(mail && textOf(mail)).toContain(`${text}\n\nRecibida el `);
  expect(mail?.subject).toBe("Solicitud de demostración: Analizador Seis · Ana Vera");
  expect(mail?.replyTo).toMatchObject([{ address: formTexts["Correo electrónico *"] }]);
});

test("forty pasted lines arrive complete in list, spreadsheet, mail and inbox", async ({ page, stack }) => {
  const notInCatalogue = ["=1+1", "血清 50", "Ωμέγα 3"];
  const ordered = orderItems(fixture).items.slice(0, 40 - notInCatalogue.length);
  const rows = [
    ...ordered.map(({ id, name, brand = "", pack = "" }, index) => {
      const note = index % 5 === 0 ? `nota ${index}; «=2+2»` : "";
      return [orderReference(id), name, brand, pack, String(index + 1), note];
    }),
    ...notInCatalogue.map((text) => ["", text, "", "", "1", ""]),
  ];
  await visit(page, "/cotizacion");
  await page.getByRole("button", { name: "Pegar una lista" }).click();
  const sheet = [lineColumns, ...rows.slice(0, ordered.length)].map((row) => row.join("\t"));
  await page.getByRole("textbox", { name: /^Su lista/ }).fill([...sheet, ...notInCatalogue].join("\n"));
  const paste = page.getByRole("region", { name: "Pegar una lista" });
  await expect(paste.getByRole("checkbox")).toHaveCount(notInCatalogue.length);
  for (const box of await paste.getByRole("checkbox").all()) await box.check();
  await paste.getByRole("button", { name: "Añadir 40 líneas" }).click();

  const header = [...lineColumns, "Institución", "RUC", "Ciudad", "Consumo mensual"];
  const sheetFor = (...buyer: string[]) => [header, ...rows.map((row) => [...row, ...buyer])];
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Hoja de cálculo" }).click();
  expect(sheetRows(await readFile(await (await arriving).path()))).toEqual(sheetFor("", "", "", ""));

  await page.getByRole("link", { name: "Continuar al formulario" }).last().click();
  await fillIn(page);
  await form(page).getByText("Datos para la cotización (opcional)").click();
  await field(page, "RUC").fill("0990011674001");
  await field(page, "Ciudad de entrega").fill("Cuenca");
  await form(page).getByRole("combobox", { name: "Consumo mensual" }).selectOption("Sí");
  await consent(page).check();
  const text = await messageOnPage(page);
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => stack.mailbox.received.length).toBe(1);
  const [mail] = stack.mailbox.received;
  expect(mail && textOf(mail)).toContain(`${text}\n\nRecibida el `);
  expect(text).toContain("RUC: 0990011674001\nCiudad de entrega: Cuenca");
  expect(sheetRows(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))).toEqual(
    sheetFor(formTexts["Empresa/Institución"], "0990011674001", "Cuenca", "sí"),
  );

  await page.goto("/bandeja");
  await page.getByRole("button", { name: "Enviar el enlace al buzón de ventas" }).click();
  await expect.poll(() => stack.mailbox.received.length).toBe(2);
  const link =
    stack.mailbox.received
      .map(textOf)
      .join()
      .match(/http\S+enlace=\S+/)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Entrar" }).click();
  // The newest enquiry is first. Other tests of this file send enquiries too.
  await page.getByRole("link", { name: "Ana Vera" }).first().click();
  const shownRows = await page.locator("tbody tr").all();
  expect(await Promise.all(shownRows.map((row) => row.locator("td, th").allTextContents()))).toEqual(rows);
  await expect(page.getByText("0990011674001")).toBeVisible();
});

test("a message that is sent while the service is down arrives once, after a retry", {
  tag: "@full",
}, async ({ page, stack, pageErrors }) => {
  await stack.stop();
  await visit(page, "/contacto#form");
  await fillIn(page);
  await consent(page).check();
  await send(page).click();
  await expect(form(page).getByRole("alert")).toContainText("No pudimos enviar su mensaje.");
  expect(pageErrors.splice(0).join()).toContain("502");
  await stack.start();
  await form(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(field(page, "Mensaje *")).toHaveValue("");
  await expect.poll(() => stack.mailbox.received.length).toBe(1);
});

test("behind nginx the inbox sends only its own policy, and its stylesheet loads", async ({ request }) => {
  const page = await request.get("/bandeja");
  expect(await page.text()).toContain("Enviar el enlace al buzón de ventas");
  const policies = page.headersArray().filter(({ name }) => name.toLowerCase() === "content-security-policy");
  expect(policies.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^default-src 'none'; style-src 'self'/),
  ]);
  const sheet = await request.get("/bandeja/estilos.css");
  expect(sheet.headers()["content-type"]).toContain("text/css");
  expect(await sheet.text()).toContain("--petrol");
});

test("the privacy page states how long enquiries are stored", { tag: "@full" }, async ({ request }) => {
  const page = new HtmlPage(await (await request.get("/privacidad")).text());
  expect(page.region("El formulario de contacto").text).toMatch(/guarda cada consulta durante 12\smeses/);
});
