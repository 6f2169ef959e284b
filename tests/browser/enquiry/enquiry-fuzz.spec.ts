/** Types a few hostile texts in a browser. Unit tests generate thousands of them. */
import { expectToFit } from "../../support/browser/accessible.ts";
import { addressOfPressedLink, banner, chatText, field, form, send } from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { equipment, panel, storeList } from "../../support/browser/quote-list.ts";
import { recordRequests } from "../../support/browser/requests.ts";
import { fixture } from "../../support/fixture.ts";

const combining = "\u0335\u0321\u034F";
const nasty = [
  "</textarea></form><img src=x onerror=alert(1)>",
  "%00%0A%ZZ%?subject=x&body=y#z",
  "a\u202Eoiràm\u202Cb\u2066x\u2069\u200B\u00AD",
  "\u0001\u001B[31m\u007F\u2028",
  "línea 1\nlínea 2\n\n\n  línea 3\t.",
  `👩🏽‍⚕️ 漢字 العربية Z${combining.repeat(1000)}`,
  "null undefined NaN __proto__",
  "<b>".repeat(33_000),
];

// A trace would grow by 100 kB with each step.
test.use({ trace: "off" });

test.beforeEach(({ page }) => blankMap(page));

test("the WhatsApp link contains hostile text unchanged, and the form sends no request", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  const sent = recordRequests(page);
  const message = field(page, "Mensaje *");

  for (const text of nasty) {
    const label = text.slice(0, 30);
    const name = text.replace(/[\r\n]/g, "").slice(0, 300);
    for (const single of ["Nombre completo *", "Teléfono", "Empresa/Institución"]) {
      await field(page, single).fill(name);
    }
    await field(page, "Correo electrónico *").fill("ana@laboratorio.example");
    await message.fill(text);

    const link = form(page).getByRole("link", { name: /Enviar por WhatsApp/ });
    const href = await addressOfPressedLink(page, () => link.click());
    if (href) expect(chatText(href), label).toContain(`\n\n${text}\n\nNombre: ${name}\n`);
    else await expect(form(page).getByText("demasiado largo"), label).toBeVisible();
    expect((await message.inputValue()) === text, label).toBe(true);
    expect(await field(page, "Nombre completo *").inputValue(), label).toBe(name);

    await send(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(message).toHaveValue("");
  }
  // Ignores the requests of the map, which loads when it comes into view.
  const { host } = new URL(fixture.company.location.mapFrame);
  expect((await sent()).filter((request) => !request.includes(host))).toEqual([]);
});

test("the quote list shows hostile names and notes as plain text on one line", {
  tag: "@full",
}, async ({ page, context }) => {
  const named = nasty.map((name, index) => ({ ...equipment, id: `n${index}`, name, note: "" }));
  await storeList(context, [{ ...equipment, note: "" }, ...named]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/cotizacion");
  await expect(panel(page)).toContainText("1 × Analizador Seis (Marca Alba)");
  const sent = recordRequests(page);

  const note = page.getByRole("textbox", { name: "Nota para Analizador Seis" });
  const noteButton = page
    .getByRole("button", { name: /(a|de) Analizador Seis\)?$/ })
    .filter({ hasText: /nota/i });
  for (const text of nasty) {
    await noteButton.click();
    await note.fill(text.slice(0, 200));
    await note.press("Enter");
    await expect(noteButton).toBeFocused();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cotizacion") ?? "[]")[0].note);
    await expect(panel(page)).toContainText(stored.trim(), { useInnerText: false });
    expect(stored).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
  await expectToFit(page);
  expect(await sent()).toEqual([]);
});

test("the form replaces an incomplete emoji (half a surrogate pair) in its links", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  await field(page, "Nombre completo *").fill("Ana");
  await field(page, "Correo electrónico *").fill("ana@laboratorio.example");
  await field(page, "Mensaje *").evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.value = `a${String.fromCharCode(0xd83d)}b`;
  });
  for (const name of [/Enviar por WhatsApp/, "Enviar por correo"]) {
    const href = await addressOfPressedLink(page, () => form(page).getByRole("link", { name }).click());
    expect(href).toContain("a%EF%BF%BDb");
  }
});
