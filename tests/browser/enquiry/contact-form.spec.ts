import type { Page } from "@playwright/test";
import { blankMap } from "../../support/browser/map.ts";
import { expect, test, visit } from "../../support/browser/page.ts";
import { noteSent } from "../../support/browser/requests.ts";
import { holdTime } from "../../support/browser/time.ts";

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

test("where a field of the contact form is empty or wrong, the browser points at it, confirms nothing and keeps the rest", async ({
  page,
}) => {
  await visit(page, "/contacto");
  const right = Object.fromEntries(texts);
  await test.step("sent empty, it points at the first field", async () => {
    await send(page);
    await expect(field(page, "Nombre completo *")).toBeFocused();
    await expect(form(page).getByRole("status")).toBeEmpty();
  });
  await fillIn(page);
  for (const [label, text] of [
    ["Mensaje *", ""],
    ["Nombre completo *", ""],
    ["Correo electrónico *", ""],
    ["Correo electrónico *", "ana"],
  ] as const) {
    await test.step(`with «${text}» in ${label}`, async () => {
      await field(page, label).fill(text);
      await send(page);
      await expect(field(page, label)).toBeFocused();
      await expect(form(page).getByRole("status")).toBeEmpty();
      await expect(field(page, "Empresa/Institución")).toHaveValue("Laboratorio Vera");
      await field(page, label).fill(right[label] ?? "");
      await subject(page).focus();
    });
  }
});

test("a field that is missing something says what in a sentence under it, until it is right", async ({
  page,
}) => {
  await visit(page, "/contacto");
  await fillIn(page);
  await field(page, "Nombre completo *").fill("");
  await field(page, "Correo electrónico *").fill("ana");
  await send(page);
  await expect(field(page, "Nombre completo *")).toHaveAccessibleDescription("Escriba su nombre completo.");
  await expect(field(page, "Nombre completo *")).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByText("Revise el correo: le falta una parte")).toBeVisible();
  await expect(field(page, "Mensaje *")).not.toHaveAttribute("aria-invalid");
  await field(page, "Nombre completo *").fill("Ana Vera");
  await expect(field(page, "Nombre completo *")).toHaveAccessibleDescription("");
  await field(page, "Correo electrónico *").fill("ana@laboratorio.example");
  await send(page);
  await expect(banner(page)).toBeVisible();
});

test("every label of the contact form rises on focus, and stays up when its field is filled", {
  tag: "@full",
}, async ({ page }) => {
  await visit(page, "/contacto");
  for (const [label, text] of texts) {
    await test.step(label, async () => {
      const caption = form(page).getByText(label, { exact: true });
      const height = async () => {
        const box = await field(page, label).boundingBox();
        return Math.round(((await caption.boundingBox())?.y ?? 0) - (box?.y ?? 0));
      };
      const resting = await height();
      await field(page, label).focus();
      await expect.poll(height).toBeLessThan(resting - 5);
      const risen = await height();
      await field(page, label).blur();
      await expect.poll(height).toBe(resting);
      await field(page, label).fill(text);
      await field(page, label).blur();
      await expect.poll(height).toBeLessThanOrEqual(risen);
    });
  }
});

test("a sent contact form says so for 5 s and starts over, a second message for its own 5 s, and no request is made", async ({
  page,
}) => {
  await visit(page, "/contacto");
  await holdTime(page);
  const sent = noteSent(page);
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

  await test.step("a second message", async () => {
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
  expect(await sent(), "not even later").toEqual([]);
  await expect(page).toHaveURL("/contacto");
});

test("the contact form needs no more than its required fields, and on a small screen its confirmation comes into view", {
  tag: "@full",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/contacto");
  await fillIn(page);
  await field(page, "Teléfono").fill("");
  await field(page, "Empresa/Institución").fill("");
  await send(page);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
});
