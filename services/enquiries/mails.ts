/** The mails as they are written: text that equals the enquiry's own, and the same as HTML. */
import MailComposer from "nodemailer/lib/mail-composer";
import { composeMessage } from "../../app/features/enquiry/message.ts";
import { html, type Markup } from "./html.ts";
import type { Kept } from "./kept.ts";
import type { Mail, MailKind } from "./outbox.ts";
import { type Enquiry, subjectLabel } from "./schema.ts";
import type { MailSettings } from "./settings.ts";
import type { Site } from "./site.ts";
import { momentInWords, reference, shownName } from "./words.ts";

export type Letter = { from: string; to: string; raw: Buffer };
type Content = { subject: string; text: string; body: Markup };

/** One letter, ready for the wire. Every value from outside is encoded by the composer, or escaped by html. */
export async function writeLetter(mail: Mail, settings: MailSettings, site: Site): Promise<Letter> {
  const { kept, kind, copy } = mail;
  const { enquiry } = kept;
  const { subject, text, body } = contents[kind](kept, site);
  const to = kind === "receipt" ? enquiry.email : settings.to;
  const visitor = { name: shownName(enquiry.name), address: enquiry.email };
  const composer = new MailComposer({
    from: { name: site.name, address: settings.from },
    to,
    replyTo: kind === "sales" ? visitor : undefined,
    subject,
    text,
    html: page(body),
    textEncoding: "base64",
    // The same for every try: a mailbox that has it can tell.
    messageId: `<${kept.id}.${kind}.${copy}@${settings.from.split("@")[1]}>`,
    // No answering machine is to answer a machine (RFC 3834).
    headers:
      kind === "sales" ? {} : { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: settings.from, to, raw: await composer.compile().build() };
}

const contents: Record<MailKind, (kept: Kept, site: Site) => Content> = {
  sales: ({ enquiry, version, received, id }) => ({
    subject: salesSubject(enquiry, version),
    text: enquiry.text,
    body: html`${version > 1 && html`<p><strong>El visitante corrigió esta consulta y la envió otra vez.</strong></p>`}
      <p style="white-space:pre-wrap" dir="auto">${enquiry.message}</p>
      ${enquiry.lines.length > 0 && quoteTable(enquiry)}
      <table>${Object.entries(contactOf(enquiry)).map(
        ([label, value]) => html`<tr><th align="left">${label}</th><td dir="auto">${value}</td></tr>`,
      )}</table>
      <p><small>Recibida el ${momentInWords(received)} · Referencia ${reference(id)}. Responda a este correo para escribir al visitante.</small></p>`,
  }),
  // Nothing that the visitor wrote: it would carry anyone's words to anyone's address.
  receipt: ({ received, id }, site) =>
    plainContent(`Recibimos su consulta · ${site.name}`, [
      `Recibimos su consulta del ${momentInWords(received)}. Le responderemos lo antes posible. Si es una emergencia técnica, no espere este correo: llámenos o escríbanos por WhatsApp, a cualquier hora.`,
      `Referencia: ${reference(id)}`,
      `Si usted no nos escribió, puede ignorar este correo: alguien indicó su dirección por error.`,
      `${site.name}\nTeléfono: ${site.phone.display}\nWhatsApp: ${site.whatsapp.display}`,
    ]),
  doubt: ({ enquiry, version, received, id }) =>
    plainContent("Verifique si llegó una consulta", [
      `El servicio se interrumpió mientras entregaba una consulta, recibida el ${momentInWords(received)}. No se envía otra vez por sí sola, para que no llegue repetida.`,
      `Busque en este buzón el asunto «${salesSubject(enquiry, version)}». Si no está, pida que se envíe de nuevo:`,
      `npm run enquiries -- resend ${reference(id)}`,
    ]),
};

function salesSubject(enquiry: Enquiry, version: number): string {
  const { about, lines } = enquiry;
  const { title } = composeMessage({ subject: subjectLabel(enquiry), about: about || undefined, lines });
  return `${title} · ${shownName(enquiry.name)}${version > 1 ? " (corregida)" : ""}`;
}

function contactOf(enquiry: Enquiry): Record<string, string> {
  const { name, email, phone, company, about } = enquiry;
  const all = {
    Nombre: name,
    "Correo electrónico": email,
    Teléfono: phone,
    "Empresa/Institución": company,
    Asunto: subjectLabel(enquiry),
    Sobre: about,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

function quoteTable({ lines }: Enquiry): Markup {
  return html`<table><tr><th align="right">Cantidad</th><th align="left">Producto</th><th align="left">Nota</th></tr>${lines.map(
    ({ quantity, name, note }) =>
      html`<tr><td align="right">${quantity}</td><td dir="auto">${name}</td><td dir="auto">${note}</td></tr>`,
  )}</table>`;
}

function plainContent(subject: string, paragraphs: string[]): Content {
  return {
    subject,
    text: paragraphs.join("\n\n"),
    body: html`${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>`)}`,
  };
}

function page(body: Markup): string {
  return html`<!doctype html><html lang="es"><head><meta charset="utf-8"><style>
    body { font: 16px/1.5 sans-serif; max-width: 44em } th, td { padding: 2px 16px 2px 0; vertical-align: top }
    </style></head><body>${body}</body></html>`.markup;
}
