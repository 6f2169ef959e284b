import type { Page } from "@playwright/test";

const thanks = "¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.";
export const form = (page: Page) => page.getByRole("form", { name: "Formulario de contacto" });
export const subject = (page: Page) => form(page).getByRole("combobox", { name: "Asunto *", exact: true });
export const field = (page: Page, name: string) => form(page).getByRole("textbox", { name, exact: true });
export const send = (page: Page) => form(page).getByRole("button", { name: "Enviar mensaje" });
export const banner = (page: Page) => form(page).getByRole("status").filter({ hasText: thanks });

export const formTexts = {
  "Nombre completo *": "Ana Vera",
  "Correo electrónico *": "ana@laboratorio.example",
  Teléfono: "04 000 0000",
  "Empresa/Institución": "Laboratorio «Vera»",
  "Mensaje *": "Necesito una cotización.\n¿Incluye capacitación? 😀 «gracias» & 50 %",
};

export async function fillIn(page: Page, texts: Record<string, string> = formTexts) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Presses a link without opening it. Returns null if the page prevents the default action. */
export async function addressOfPressedLink(page: Page, press: () => Promise<void>): Promise<string | null> {
  await page.evaluate(() => {
    // A listener of the window runs last, so it sees whether the page prevents the default action.
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        document.documentElement.dataset.pressedLink = event.defaultPrevented || !link ? "" : link.href;
        event.preventDefault();
      },
      { once: true },
    );
  });
  await press();
  return page.evaluate(() => document.documentElement.dataset.pressedLink || null);
}

export function chatText(href: string | null): string | null {
  return new URL(href ?? "about:blank").searchParams.get("text");
}

export function mailParts(href: string | null) {
  const [address = "", query = ""] = (href ?? "").replace(/^mailto:/, "").split("?");
  const fields = new Map(query.split("&").map((part) => part.split("=", 2) as [string, string]));
  const read = (name: string) => decodeURIComponent(fields.get(name) ?? "").replaceAll("\r\n", "\n");
  return { address, subject: read("subject"), body: read("body") };
}
