import { mergeTests, type Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "../../support/browser/accessible.ts";
import { answers, openForm, withEndpoint } from "../../support/browser/endpoint.ts";
import { banner, field, fillIn, form, formTexts, send, subject } from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { test as base, expect } from "../../support/browser/page.ts";
import { equipment, storeList, supply } from "../../support/browser/quote-list.ts";
import { animationsFinished, requestsReported } from "../../support/browser/waiting.ts";

const test = mergeTests(base, withEndpoint);
const consent = (page: Page) => form(page).getByRole("checkbox", { name: /^Autorizo el uso de mis datos/ });
const failure = (page: Page) => form(page).getByRole("alert");
const retry = (page: Page) => form(page).getByRole("button", { name: "Reintentar" });
const busy = (page: Page) => form(page).getByRole("button", { name: "Enviando…" });

async function expectNothingLost(page: Page) {
  for (const [label, text] of Object.entries(formTexts)) await expect(field(page, label)).toHaveValue(text);
  await expect(subject(page)).toHaveValue("demo");
  await expect(consent(page)).toBeChecked();
}

/** Expects only errors of failed requests in the log, and empties the log. */
function expectOnlyNetworkErrors(pageErrors: string[]) {
  for (const error of pageErrors)
    expect(error).toMatch(/Failed to load resource|CORS|Content Security Policy|violates the document/);
  pageErrors.length = 0;
}

test.beforeEach(({ page }) => blankMap(page));

async function fillInAndAgree(page: Page) {
  await fillIn(page);
  await subject(page).selectOption("demo");
  await consent(page).check();
}

async function sendFilledIn(page: Page) {
  await openForm(page);
  await fillInAndAgree(page);
  await send(page).click();
}

test("the contact form sends one request, as JSON, without cookies or referrer", async ({
  page,
  endpoint,
  context,
}) => {
  await context.addCookies([{ name: "visit", value: "1", url: endpoint.url }]);
  await openForm(page, "/contacto?sobre=Analizador+Seis");
  await fillInAndAgree(page);
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: {} }] = endpoint.received;
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: "Ana Vera",
    email: "ana@laboratorio.example",
    phone: "04 000 0000",
    company: "Laboratorio «Vera»",
    subject: "demo",
    about: "Analizador Seis",
    lines: [],
    message: formTexts["Mensaje *"],
    text: expect.stringMatching(
      /^Solicitud de demostración\nSobre: Analizador Seis\n\nNecesito[\s\S]*Nombre: Ana Vera\n/,
    ),
    consent: true,
    elapsed: expect.any(Number),
  });
  expect(Number.isInteger(body.elapsed)).toBe(true);
  await expect(subject(page)).toHaveValue("general");
  await expect(field(page, "Mensaje *")).toHaveValue("");
  await expect(consent(page)).not.toBeChecked();
  await expect(
    form(page).getByText("Sobre: Analizador Seis"),
    "the form no longer mentions the product",
  ).toHaveCount(0);
  await expect(page).not.toHaveURL(/sobre=/);
});

test("the request of the contact form contains the lines of the quote list", async ({
  page,
  endpoint,
  context,
}) => {
  await storeList(context, [equipment, supply]);
  await openForm(page, "/contacto?asunto=sales&lista=1");
  await fillIn(page);
  await consent(page).check();
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  expect(endpoint.received[0]?.body.lines).toEqual([
    { id: equipment.id, name: "Analizador Seis", brand: "Marca Alba", quantity: 1, note: equipment.note },
    { id: supply.id, name: "Tubo de Tapa Lila", pack: "caja de 100", quantity: 6, note: "" },
  ]);
  expect(await page.evaluate(() => localStorage.getItem("cotizacion")), "the list stays").not.toBeNull();
});

test("the contact form sends nothing without consent; any 2xx answer counts as sent", async ({
  page,
  endpoint,
}) => {
  endpoint.answer = answers["answers nonsense"];
  await openForm(page);
  await fillIn(page);
  await expect(consent(page), "the box is not checked in advance").not.toBeChecked();
  await expect(form(page)).toContainText("Ley Orgánica de Protección de Datos Personales (LOPDP)");
  await expect(form(page).getByRole("link", { name: "Aviso de privacidad" })).toHaveAttribute(
    "href",
    "/privacidad",
  );
  await send(page).click();
  await expect(consent(page)).toBeFocused();
  await expect(form(page).getByRole("status")).toBeEmpty();
  expect(endpoint.received).toHaveLength(0);

  await consent(page).check();
  await send(page).click();
  await expect(banner(page), "the text of the response does not matter").toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test("when the endpoint fails, the form keeps its values and offers a retry", async ({
  page,
  endpoint,
  pageErrors,
}) => {
  endpoint.answer = answers.fails;
  await sendFilledIn(page);
  await expect(failure(page)).toContainText(
    "No pudimos enviar su mensaje. El servicio de mensajes no lo aceptó.",
  );
  await expect(failure(page)).toBeInViewport();
  await expectNothingLost(page);
  expect(endpoint.received, "no automatic retry").toHaveLength(1);

  endpoint.answer = answers.succeeds;
  await retry(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(failure(page)).toBeEmpty();
  await expect(send(page)).toBeFocused();
  expect(endpoint.received).toHaveLength(2);
  const [first, second] = endpoint.received;
  expect(second?.body, "the same enquiry").toEqual({ ...first?.body, elapsed: expect.any(Number) });
  expect(second?.body.elapsed, "more time has elapsed").toBeGreaterThan(Number(first?.body.elapsed));

  await fillInAndAgree(page);
  await send(page).click();
  await expect(field(page, "Mensaje *")).toHaveValue("");
  expect(endpoint.received[2]?.body.id, "another enquiry").not.toBe(first?.body.id);
  expectOnlyNetworkErrors(pageErrors);
});

test("a failed form is accessible and fits 320 px; a second failure offers other channels", {
  tag: "@full",
}, async ({ page, endpoint, pageErrors }) => {
  endpoint.answer = answers.fails;
  await sendFilledIn(page);
  await expect(retry(page)).toBeVisible();
  await expectAccessible(page, "main");
  await expectToFit(page, 320);
  await retry(page).click();
  await expect(failure(page)).toContainText("envíelo por WhatsApp o por correo, o cópielo");
  await expect(retry(page)).toHaveCount(0);
  await expect(form(page).getByRole("link", { name: /Enviar por WhatsApp/ })).toBeVisible();
  await expectNothingLost(page);
  expectOnlyNetworkErrors(pageErrors);
});

test("sending fails after 10 s without a response, and nothing is sent twice", {
  tag: "@full",
}, async ({ page, endpoint }) => {
  endpoint.answer = answers.hangs;
  await page.clock.install();
  await openForm(page);
  await fillInAndAgree(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).dblclick();
  await expect(busy(page)).toHaveAttribute("aria-busy", "true");
  await expect(busy(page)).toHaveAttribute("aria-disabled", "true");
  await busy(page).click({ force: true });
  await field(page, "Nombre completo *").press("Enter");
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.clock.runFor(9900);
  await expect(busy(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(failure(page)).toContainText("no respondió en 10 segundos");
  await expectNothingLost(page);
  expect(endpoint.received).toHaveLength(1);
});

test("the form reports that the endpoint is unreachable, and a retry delivers the message", {
  tag: "@full",
}, async ({ page, endpoint, pageErrors }) => {
  await openForm(page);
  await fillInAndAgree(page);
  await endpoint.disappear();
  await send(page).click();
  await expect(failure(page)).toContainText("No hubo conexión con el servicio de mensajes.");
  await expectNothingLost(page);
  await endpoint.start();
  await retry(page).click();
  await expect(banner(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
  expectOnlyNetworkErrors(pageErrors);
});

test("if the endpoint refuses the site's origin (CORS), the form keeps its text", {
  tag: "@full",
}, async ({ page, endpoint, pageErrors }) => {
  endpoint.allowsOrigin = false;
  await sendFilledIn(page);
  await expect(failure(page)).toContainText("No hubo conexión con el servicio de mensajes.");
  await expectNothingLost(page);
  expect(pageErrors.join()).toContain("CORS");
  expectOnlyNetworkErrors(pageErrors);
});

test("the Content Security Policy of the site blocks requests to other origins", { tag: "@full" }, async ({
  page,
  endpoint,
  siteWithEndpoint,
  pageErrors,
}) => {
  siteWithEndpoint.allowsEndpoint = false;
  await sendFilledIn(page);
  await expect(failure(page)).toContainText("No pudimos enviar su mensaje.");
  expect(endpoint.received).toHaveLength(0);
  expect(pageErrors.join()).toContain("Content Security Policy");
  expectOnlyNetworkErrors(pageErrors);
});

test("if a bot fills in the hidden field, the form says thanks but sends nothing", { tag: "@full" }, async ({
  page,
  endpoint,
}) => {
  await openForm(page);
  await fillInAndAgree(page);
  const trap = form(page).locator('input[name="homepage"]');
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(form(page).getByRole("textbox")).toHaveCount(5);
  const box = await trap.locator("xpath=ancestor::*[@aria-hidden='true']").boundingBox();
  expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1);
  await trap.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = "https://spam.example";
  });
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(0);
});

test("on a phone the contact form can be sent and retried by keyboard", { tag: "@full" }, async ({
  page,
  endpoint,
  pageErrors,
}) => {
  endpoint.answer = answers.fails;
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await fillIn(page);
  await field(page, "Mensaje *").focus();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("link", { name: "Aviso de privacidad" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(failure(page)).toContainText("No pudimos enviar su mensaje");
  await expect(failure(page)).toBeInViewport();
  endpoint.answer = answers.succeeds;
  await page.keyboard.press("Shift+Tab");
  await expect(retry(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeInViewport();
  expectOnlyNetworkErrors(pageErrors);
});

test("text that is typed while the message is being sent stays in the form", { tag: "@full" }, async ({
  page,
  endpoint,
}) => {
  const release = endpoint.hold(answers.succeeds);
  await sendFilledIn(page);
  await expect.poll(() => endpoint.received.length).toBe(1);
  await field(page, "Mensaje *").fill("Olvidé algo.");
  release();
  await expect(banner(page)).toBeVisible();
  await expect(field(page, "Mensaje *")).toHaveValue("Olvidé algo.");
});

test("a notice on another page says that sending failed, and the form still has the text", {
  tag: "@full",
}, async ({ page, endpoint, pageErrors }) => {
  const release = endpoint.hold(answers.fails);
  await sendFilledIn(page);
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
  release();
  const notice = page.getByRole("listitem").filter({ hasText: "No pudimos enviar su mensaje." });
  await notice.getByRole("button", { name: "Ir al formulario" }).click();
  for (const [label, text] of Object.entries(formTexts)) await expect(field(page, label)).toHaveValue(text);
  await expect(subject(page)).toHaveValue("demo");
  await expect(consent(page), "consent has to be given again").not.toBeChecked();
  expectOnlyNetworkErrors(pageErrors);
});

test("a visitor who leaves while the message is being sent stays on the new page", { tag: "@full" }, async ({
  page,
  endpoint,
}) => {
  const release = endpoint.hold(answers.succeeds);
  await openForm(page, "/contacto?sobre=Analizador+Seis");
  await fillInAndAgree(page);
  await send(page).click();
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Clientes" }).click();
  await expect(page).toHaveURL("/clientes");
  const answered = page.waitForResponse(endpoint.url);
  release();
  await (await answered).finished();
  await requestsReported(page);
  await animationsFinished(page);
  await expect(page).toHaveURL("/clientes");
});
