import type { Page } from "@playwright/test";

const thanks = "¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.";
export const form = (page: Page) => page.getByRole("form", { name: "Formulario de contacto" });
export const subject = (page: Page) => form(page).getByRole("combobox", { name: "Asunto *", exact: true });
export const field = (page: Page, name: string) => form(page).getByRole("textbox", { name, exact: true });
export const send = (page: Page) => form(page).getByRole("button", { name: "Enviar mensaje" });
export const banner = (page: Page) => form(page).getByRole("status").filter({ hasText: thanks });

export const answers = {
  "Nombre completo *": "Ana Vera",
  "Correo electrónico *": "ana@laboratorio.example",
  Teléfono: "04 000 0000",
  "Empresa/Institución": "Laboratorio «Vera»",
  "Mensaje *": "Necesito una cotización.\n¿Incluye capacitación? 😀 «gracias» & 50 %",
};

export async function fillIn(page: Page, texts: Record<string, string> = answers) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Where a link would lead when pressed now, without going there; nothing if it is held back. */
export async function pressed(page: Page, press: () => Promise<void>): Promise<string | null> {
  await page.evaluate(() => {
    // Last of all, so that it sees what the page made of the link.
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        document.documentElement.dataset.led = event.defaultPrevented || !link ? "" : link.href;
        event.preventDefault();
      },
      { once: true },
    );
  });
  await press();
  return page.evaluate(() => document.documentElement.dataset.led || null);
}

/** The text that arrives in the chat. */
export function chatText(href: string | null): string | null {
  return new URL(href ?? "about:blank").searchParams.get("text");
}

/** Subject and body that arrive in the mail program, line breaks as it shows them. */
export function mailParts(href: string | null) {
  const [address = "", query = ""] = (href ?? "").replace(/^mailto:/, "").split("?");
  const fields = new Map(query.split("&").map((part) => part.split("=", 2) as [string, string]));
  const read = (name: string) => decodeURIComponent(fields.get(name) ?? "").replaceAll("\r\n", "\n");
  return { address, subject: read("subject"), body: read("body") };
}
