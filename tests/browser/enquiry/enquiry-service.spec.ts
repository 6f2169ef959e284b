/** The whole path: form and quote list → nginx → the service → a real mail server. */
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import type { Page } from "@playwright/test";
import { Mailbox, textOf } from "../../../services/enquiries/demo/mailbox.ts";
import { buildWithEndpoint } from "../../../tools/build-with.ts";
import { startNginx } from "../../../tools/hosts/nginx.ts";
import {
  banner,
  field,
  answers as filled,
  fillIn,
  form,
  send,
  subject,
} from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { test as base, expect, visit } from "../../support/browser/page.ts";
import { equipment, storeList, supply } from "../../support/browser/quote-list.ts";
import { type EnquiryService, startEnquiryService } from "../../support/enquiry-service.ts";
import { Page as HtmlPage } from "../../support/html.ts";

type Whole = { site: string; mailbox: Mailbox; start: () => Promise<void>; stop: () => Promise<void> };

/** Started once for all tests of this file. */
const test = base.extend<object, { whole: Whole }>({
  whole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const folder = ".cache/sites/fixtures";
      const file = `.cache/enquiries-${process.pid}/enquiries.db`;
      await buildWithEndpoint("tests/fixtures", folder);
      const mailbox = new Mailbox();
      await mailbox.start();
      const [port = 0, servicePort = 0] = [await freePort(), await freePort()];
      const site = `http://127.0.0.1:${port}`;
      let service: EnquiryService | undefined;
      const start = async () => {
        service = await startEnquiryService(site, {
          SITE: folder,
          ENQUIRIES_FILE: file,
          ENQUIRIES_PORT: String(servicePort),
          ENQUIRIES_ORIGINS: site,
          ENQUIRIES_MIN_SECONDS: "0",
          SMTP_HOST: "127.0.0.1",
          SMTP_PORT: String(mailbox.port),
          SMTP_SECURITY: "none",
        });
      };
      const stop = async () => void (await service?.end());
      await start();
      const nginx = startNginx(`enquiries-${port}`, [{ port, root: `${folder}/build/client` }], {
        generated: `${folder}/build/deploy`,
        enquiries: servicePort,
      });
      await expect
        .poll(() =>
          fetch(site).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      await use({ site, mailbox, start, stop });
      nginx.kill();
      await stop();
      await mailbox.stop();
      rmSync(`.cache/nginx-enquiries-${port}`, { recursive: true, force: true });
      rmSync(`.cache/enquiries-${process.pid}`, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 0 },
  ],
  baseURL: async ({ whole }, use) => use(whole.site),
});

// One worker runs all of them, so that the site is built once.
test.describe.configure({ mode: "default" });
test.beforeEach(async ({ page, whole }) => {
  whole.mailbox.received.length = 0;
  await blankMap(page);
});

const consent = (page: Page) => form(page).getByRole("checkbox", { name: /^Autorizo el uso de mis datos/ });
const copied = (page: Page) => form(page).getByRole("button", { name: /^Copiar/ });

/** Returns the message as the visitor would copy it, which the mailbox must receive. */
async function messageOnPage(page: Page): Promise<string> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await copied(page).click();
  await expect(page.locator("html[data-copied]")).toBeAttached();
  return (await page.locator("html").getAttribute("data-copied")) ?? "";
}

test("a message arrives in the mailbox with its accents, emoji and line breaks", {
  tag: "@full",
}, async ({ page, whole }) => {
  const answer = await visit(page, "/contacto?sobre=Analizador+Seis#form");
  expect(answer?.headers()["content-security-policy"]).toMatch(/connect-src 'self';/);
  const message =
    "Señores:\n\n¿Cuánto demora el «Seis»? 😀👩🏽‍⚕️ — 50 %\n\t<b>&amp;</b>\n.\n\nGracias, María Ñúñez";
  await fillIn(page, { ...filled, "Mensaje *": message });
  await subject(page).selectOption("demo");
  await consent(page).check();
  const text = await messageOnPage(page);
  expect(text).toContain(message);
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => whole.mailbox.received.length).toBe(1);
  const [mail] = whole.mailbox.received;
  expect(mail && textOf(mail)).toContain(`${text}\n\nRecibida el `);
  expect(mail?.subject).toBe("Solicitud de demostración: Analizador Seis · Ana Vera");
  expect(mail?.replyTo).toMatchObject([{ address: filled["Correo electrónico *"] }]);
});

test("a quote list arrives in the mailbox as the page showed it", { tag: "@full" }, async ({
  page,
  context,
  whole,
}) => {
  await storeList(context, [equipment, supply]);
  await visit(page, "/contacto?asunto=sales&lista=1#form");
  await fillIn(page);
  await consent(page).check();
  const text = await messageOnPage(page);
  expect(text).toContain("6 × Tubo de Tapa Lila");
  await send(page).click();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => whole.mailbox.received.length).toBe(1);
  const [mail] = whole.mailbox.received;
  expect(mail && textOf(mail)).toContain(`${text}\n\nRecibida el `);
  expect(mail?.html).toContain("instalación en planta baja, Guayaquil");
});

test("a message sent while the service is down arrives once, after a retry", {
  tag: "@full",
}, async ({ page, whole, pageErrors }) => {
  await whole.stop();
  await visit(page, "/contacto#form");
  await fillIn(page);
  await consent(page).check();
  await send(page).click();
  await expect(form(page).getByRole("alert")).toContainText("No pudimos enviar su mensaje.");
  expect(pageErrors.splice(0).join()).toContain("502");
  await whole.start();
  await form(page).getByRole("button", { name: "Reintentar" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(field(page, "Mensaje *")).toHaveValue("");
  await expect.poll(() => whole.mailbox.received.length).toBe(1);
});

test("behind nginx the inbox sends only its own policy, and its style sheet loads", async ({ request }) => {
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return address && typeof address === "object" ? address.port : 0;
}
