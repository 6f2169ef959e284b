/** The nastiest of the texts that the unit tests draw by the thousand, typed into the real form and list. */
import { expectToFit } from "../../support/browser/accessible.ts";
import { banner, chatText, field, form, pressed, send } from "../../support/browser/enquiry.ts";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { bring, equipment, panel } from "../../support/browser/quote-list.ts";
import { noteSent } from "../../support/browser/requests.ts";
import { fixture } from "../../support/fixture.ts";

const combining = "\u0335\u0321\u034F";
const nasty = [
  "<script>alert(1)</script>",
  "</textarea></form><img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
  "javascript:alert(1)",
  "&lt;b&gt;&amp;&#0;&copy",
  "%00%0A%0D%ZZ%",
  "%C3%28 %ED%A0%80",
  "?subject=x&body=y#z",
  "+ + + = & ; ,",
  "'\"`«»“”‘’",
  "\\u0000 \\n \\x41",
  "a\u202Eoiràm\u202Cb",
  "\u2066x\u2067y\u2068z\u2069\u200E\u200F\u061C",
  "a\u200Bb\u200Cc\u200Dd\uFEFFe\u00ADf",
  `Z${combining.repeat(50)}algo`,
  "👩🏽‍⚕️🇪🇨🏳️‍🌈",
  "\uFDFA\u0BF5 ﷽",
  "漢字 かな 한글 العربية עברית ไทย",
  "\u0001\u0007\u001B[31m\u007F\u0085",
  "\u2028\u2029",
  "línea 1\nlínea 2\n\n\n  línea 3\t.",
  '=HYPERLINK("https://x.example";"y")',
  "' OR 1=1; DROP TABLE x; --",
  "../../../../etc/passwd",
  "null undefined NaN [object Object] __proto__",
  "ﬀ ẞ İ ı ſ Å Å",
  "W".repeat(3000),
  "ñ".repeat(100_000),
  "<b>".repeat(33_000),
  "👩‍🔬".repeat(2000),
  `x${combining.repeat(1000)}`,
];

// A trace of 100 kB per step would be all that the test does.
test.use({ trace: "off" });

test.beforeEach(({ page }) => blankMap(page));

test("no text troubles the contact form: it stays as typed, leaves as it is, and asks nothing of the net", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  const sent = noteSent(page);
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
    const href = await pressed(page, () => link.click());
    if (href) expect(chatText(href), label).toContain(`\n\n${text}\n\nNombre: ${name}\n`);
    else await expect(form(page).getByText("demasiado largo"), label).toBeVisible();
    expect((await message.inputValue()) === text, label).toBe(true);
    expect(await field(page, "Nombre completo *").inputValue(), label).toBe(name);

    await send(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(message).toHaveValue("");
  }
  // The map asks its own site when it comes into view, sooner or later.
  const { host } = new URL(fixture.company.location.mapFrame);
  expect((await sent()).filter((request) => !request.includes(host))).toEqual([]);
});

test("no text troubles the quote list: names and notes stay text, on one line and of bearable length", {
  tag: "@full",
}, async ({ page, context }) => {
  const named = nasty.map((name, index) => ({ ...equipment, id: `n${index}`, name, note: "" }));
  await bring(context, [{ ...equipment, note: "" }, ...named]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/cotizacion");
  await expect(panel(page)).toContainText("1 × Analizador Seis (Marca Alba)");
  const sent = noteSent(page);

  const note = page.getByRole("textbox", { name: "Nota para Analizador Seis" });
  const open = page.getByRole("button", { name: /(a|de) Analizador Seis\)?$/ }).filter({ hasText: /nota/i });
  for (const text of nasty) {
    await open.click();
    await note.fill(text.slice(0, 200));
    await note.press("Enter");
    await expect(open).toBeFocused();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cotizacion") ?? "[]")[0].note);
    await expect(panel(page)).toContainText(stored.trim(), { useInnerText: false });
    expect(stored).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
  await expectToFit(page);
  expect(await sent()).toEqual([]);
});

test("half of a surrogate pair leaves the contact form as the sign for an unreadable character", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  await field(page, "Nombre completo *").fill("Ana");
  await field(page, "Correo electrónico *").fill("ana@laboratorio.example");
  await field(page, "Mensaje *").evaluate((area) => {
    if (area instanceof HTMLTextAreaElement) area.value = `a${String.fromCharCode(0xd83d)}b`;
  });
  for (const name of [/Enviar por WhatsApp/, "Enviar por correo"]) {
    const href = await pressed(page, () => form(page).getByRole("link", { name }).click());
    expect(href).toContain("a%EF%BF%BDb");
  }
});
