import MailComposer from "nodemailer/lib/mail-composer";
import { composeMessage } from "../../../app/features/enquiry/message.ts";
import { lineCells, lineColumns, orderSheet, orderSheetName } from "../../../app/lib/quote/order-sheet.ts";
import { xlsxType } from "../../../app/lib/spreadsheet/xlsx.ts";
import { longTime, plainName, reference } from "../format.ts";
import { html, type Markup } from "../html.ts";
import { contactRows, type Enquiry, subjectLabel } from "../schema.ts";
import type { MailSettings } from "../settings.ts";
import type { Site } from "../site.ts";
import type { MailKind, QueuedMail } from "../storage/mail-queue.ts";
import type { StoredEnquiry } from "../storage/stored-enquiry.ts";

export type ComposedMail = { from: string; to: string; raw: Buffer };
type Content = { subject: string; text: string; body: Markup };
type Parts = Content & { id: string; to: string; visitor?: Enquiry; isAutomatic: boolean };

export function composeMail(
  { kind, copy, stored }: QueuedMail,
  settings: MailSettings,
  site: Site,
  inboxUrl: string,
): Promise<ComposedMail> {
  const isReceipt = kind === "receipt";
  return compose(settings, site, {
    ...contents[kind](stored, site, `${inboxUrl}/consultas/${stored.id}`),
    // Every try has the same Message-ID, so that a mailbox can recognise a repeated mail.
    id: `${stored.id}.${kind}.${copy}`,
    to: isReceipt ? stored.enquiry.email : settings.to,
    visitor: isReceipt ? undefined : stored.enquiry,
    isAutomatic: kind !== "sales",
  });
}

export function composeLoginMail(
  link: string,
  id: string,
  settings: MailSettings,
  site: Site,
): Promise<ComposedMail> {
  const text = [
    "Alguien pidió entrar en la bandeja de consultas. Si fue usted, abra este enlace en el mismo equipo:",
    link,
    "Sirve una sola vez, durante quince minutos. Si usted no lo pidió, ignore este correo: sin el enlace nadie entra. No lo reenvíe.",
  ];
  const content = paragraphs(`Su enlace a la bandeja de consultas · ${site.name}`, text);
  return compose(settings, site, { ...content, id: `${id}.login`, to: settings.to, isAutomatic: true });
}

/** No value can add markup or a header: `html` escapes values in the body, nodemailer encodes headers. */
async function compose(settings: MailSettings, site: Site, parts: Parts): Promise<ComposedMail> {
  const { subject, text, body, id, to, visitor, isAutomatic } = parts;
  const composer = new MailComposer({
    from: { name: site.name, address: settings.from },
    to,
    replyTo: visitor && { name: headerName(visitor.name), address: visitor.email },
    subject,
    text,
    html: page(body),
    attachments: visitor && visitor.lines.length > 0 ? [sheetOf(visitor)] : [],
    textEncoding: "base64",
    messageId: `<${id}@${settings.from.split("@")[1]}>`,
    // Prevents automatic replies to an automatic mail (RFC 3834).
    headers: isAutomatic ? { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: settings.from, to, raw: await composer.compile().build() };
}

/** Makes the same spreadsheet that the visitor can download. */
function sheetOf(enquiry: Enquiry) {
  const content = Buffer.from(orderSheet(enquiry.lines, enquiry));
  return { filename: orderSheetName, contentType: xlsxType, content };
}

/**
 * Mail programs misread quoted names with characters such as «<» or «,», so these become spaces. Mail
 * programs also decode «=?» as the start of an encoded word. An invisible character between the two signs
 * prevents that and makes nodemailer encode the name.
 */
function headerName(name: string): string {
  const plain = plainName(name)
    .replace(/["<>@,;:\\()[\]]+/g, " ")
    .trim();
  return plain.replaceAll("=?", "=\u2060?");
}

type WriteContent = (stored: StoredEnquiry, site: Site, inboxLink: string) => Content;

const contents: Record<MailKind, WriteContent> = {
  sales: (stored, _, inboxLink) => {
    const isCorrected = stored.version > 1;
    return enquiryContent(
      salesSubject(stored),
      isCorrected ? ["El visitante corrigió esta consulta y la envió otra vez."] : [],
      stored,
      inboxLink,
    );
  },
  // The receipt repeats nothing that the visitor wrote, because anyone can enter anyone's address.
  receipt: ({ received, id }, site) =>
    paragraphs(`Recibimos su consulta · ${site.name}`, [
      `Recibimos su consulta del ${longTime(received)}. Le responderemos lo antes posible. Si es una emergencia técnica, no espere este correo: llámenos o escríbanos por WhatsApp, a cualquier hora.`,
      `Referencia: ${reference(id)}`,
      `Si usted no nos escribió, puede ignorar este correo: alguien indicó su dirección por error.`,
      `${site.name}\nTeléfono: ${site.phone.display}\nWhatsApp: ${site.whatsapp.display}`,
    ]),
  notice: (stored, _, inboxLink) =>
    enquiryContent(
      `Puede estar repetida: ${salesSubject(stored)}`,
      [
        `El servidor de correo no confirmó si recibió esta consulta. Quizá ya llegó a este buzón con el asunto «${salesSubject(stored)}»; si no, es esta, completa. Puede responder a este correo.`,
      ],
      stored,
      inboxLink,
    ),
};

function enquiryContent(
  subject: string,
  intro: string[],
  { enquiry, received, id }: StoredEnquiry,
  inboxLink: string,
): Content {
  const footer = `Recibida el ${longTime(received)} · Referencia ${reference(id)}`;
  return {
    subject,
    text: [...intro, enquiry.text, `${footer}\n${inboxLink}`].join("\n\n"),
    body: html`${intro.map((paragraph) => html`<p><strong>${paragraph}</strong></p>`)}
      <p style="white-space:pre-wrap" dir="auto">${enquiry.message}</p>
      ${enquiry.lines.length > 0 && quoteTable(enquiry)}
      <table>${contactRows(enquiry).map(
        ([label, value]) => html`<tr><th align="left">${label}</th><td dir="auto">${value}</td></tr>`,
      )}</table>
      <p><small>${footer}. Responda a este correo para escribir al visitante, o <a href="${inboxLink}">ábrala en la bandeja</a>.</small></p>`,
  };
}

function salesSubject({ enquiry, version }: StoredEnquiry): string {
  const { about, lines } = enquiry;
  const { title } = composeMessage({ subject: subjectLabel(enquiry), about: about || undefined, lines });
  return `${title} · ${plainName(enquiry.name) || "sin nombre"}${version > 1 ? " (corregida)" : ""}`;
}

function quoteTable({ lines }: Enquiry): Markup {
  return html`<table><tr>${lineColumns.map((column) => html`<th align="left">${column}</th>`)}</tr>${lines.map(
    (line) => html`<tr>${lineCells(line).map((cell) => html`<td dir="auto">${cell}</td>`)}</tr>`,
  )}</table>`;
}

function paragraphs(subject: string, texts: string[]): Content {
  return {
    subject,
    text: texts.join("\n\n"),
    body: html`${texts.map((text) => html`<p style="white-space:pre-line">${text}</p>`)}`,
  };
}

function page(body: Markup): string {
  return html`<!doctype html><html lang="es"><head><meta charset="utf-8"><style>
    body { font: 16px/1.5 sans-serif; max-width: 44em } th, td { padding: 2px 16px 2px 0; vertical-align: top }
    </style></head><body>${body}</body></html>`.markup;
}
