import type { Page } from "@playwright/test";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { recordRequests } from "../../support/browser/requests.ts";
import { stopTime } from "../../support/browser/time.ts";

test.use({ reducedMotion: "no-preference" });

const thanks = "¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.";
const form = (page: Page) => page.getByRole("form", { name: "Formulario de contacto" });
const subject = (page: Page) => form(page).getByRole("combobox", { name: "Asunto *", exact: true });
const field = (page: Page, name: string) =>
  name === "Asunto *" ? subject(page) : form(page).getByRole("textbox", { name, exact: true });
const banner = (page: Page) => form(page).getByRole("status").filter({ hasText: thanks });
const send = (page: Page) => form(page).getByRole("button", { name: "Enviar mensaje" }).click();

const texts = [
  ["Nombre completo *", "Ana Vera"],
  ["Correo electrónico *", "ana@laboratorio.example"],
  ["Teléfono", "04 000 0000"],
  ["Empresa/Institución", "Laboratorio Vera"],
  ["Mensaje *", "Necesito una cotización."],
] as const;

async function fillIn(page: Page) {
  for (const [label, text] of texts) await field(page, label).fill(text);
  await subject(page).selectOption("demo");
}

test.beforeEach(({ page }) => blankMap(page));

test("a missing or wrong field gets the focus and an error text, and other fields stay", async ({ page }) => {
  await visit(page, "/contacto");
  await send(page);
  await expect(field(page, "Nombre completo *"), "the form was sent empty").toBeFocused();
  await fillIn(page);
  for (const [label, wrong, right, sentence] of [
    ["Mensaje *", "", "Necesito una cotización.", /./],
    ["Correo electrónico *", "", "ana@laboratorio.example", /./],
    ["Correo electrónico *", "ana", "ana@laboratorio.example", /^Revise el correo: le falta una parte/],
    ["Nombre completo *", "", "Ana Vera", /^Escriba su nombre completo\.$/],
  ] as const) {
    await field(page, label).fill(wrong);
    await subject(page).focus();
    await send(page);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label), "its red edge").toHaveCSS("border-top-color", "rgb(201, 63, 36)");
    await expect(form(page).getByRole("status"), "nothing is confirmed").toBeEmpty();
    await expect(field(page, "Empresa/Institución")).toHaveValue("Laboratorio Vera");
    await expect(field(page, "Empresa/Institución")).not.toHaveAttribute("aria-invalid");
    await field(page, label).fill(right);
    await expect(field(page, label)).toHaveAccessibleDescription("");
  }
  await send(page);
  await expect(banner(page)).toBeVisible();
});

test("every label of the contact form floats on focus and above a filled field", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  for (const [label, text] of texts) {
    await test.step(label, async () => {
      const caption = form(page).getByText(label, { exact: true });
      const distanceFromTop = async () => {
        const box = await field(page, label).boundingBox();
        return Math.round(((await caption.boundingBox())?.y ?? 0) - (box?.y ?? 0));
      };
      const resting = await distanceFromTop();
      await field(page, label).focus();
      await expect.poll(distanceFromTop).toBeLessThan(resting - 5);
      const floating = await distanceFromTop();
      await field(page, label).blur();
      await expect.poll(distanceFromTop).toBe(resting);
      await field(page, label).fill(text);
      await field(page, label).blur();
      await expect.poll(distanceFromTop).toBeLessThanOrEqual(floating);
    });
  }
});

test("a sent contact form shows thanks for 5 s, becomes empty, and makes no request", async ({ page }) => {
  await visit(page, "/contacto");
  await stopTime(page);
  const sent = recordRequests(page);
  await fillIn(page);
  await send(page);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeInViewport();
  for (const [label] of texts) await expect(field(page, label)).toHaveValue("");
  await expect(subject(page)).toHaveValue("general");
  await page.clock.runFor(4900);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(form(page).getByText(thanks)).toHaveCount(0);

  await test.step("a second message shows the confirmation for another 5 s", async () => {
    await fillIn(page);
    await send(page);
    await page.clock.runFor(3000);
    await fillIn(page);
    await send(page);
    await page.clock.runFor(4900);
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner(page)).toHaveCount(0);
  });

  await page.clock.runFor(60_000);
  expect(await sent(), "no request, even a minute later").toEqual([]);
  await expect(page).toHaveURL("/contacto");
});
