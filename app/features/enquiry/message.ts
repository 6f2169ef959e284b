import { quoteSizeInWords } from "#app/lib/quote/quote-size.ts";
import { plainLine, wellFormed } from "#app/lib/text/plain-text.ts";

type MessageLine = { name: string; brand?: string; pack?: string; quantity: number; note: string };

export type Enquiry = {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  ruc?: string;
  city?: string;
  monthly?: string;
  subject?: string;
  about?: string;
  lines?: readonly MessageLine[];
  message?: string;
};

/** Form, WhatsApp and e-mail send the same text. */
export type Message = { title: string; text: string };

const maxTitleLength = 150;
const noteIndent = "    ";

export function composeMessage(enquiry: Enquiry): Message {
  return { title: title(enquiry), text: wellFormed(withUnixLineBreaks(text(enquiry))) };
}

/** One line, because it becomes the subject of an e-mail. */
function title({ subject, about, lines = [] }: Enquiry): string {
  const detail = about ?? (lines.length > 0 ? quoteSizeInWords(lines) : undefined);
  return plainLine([subject ?? "Solicitud de cotización", detail].filter(Boolean).join(": "), maxTitleLength);
}

function text({ subject, about, lines = [], message, ...contact }: Enquiry): string {
  const paragraphs = [
    [subject, about && `Sobre: ${about}`],
    [message],
    // Without a message, the list itself is the request.
    lines.length > 0
      ? [message ? "Lista de cotización:" : "Solicito cotización de:", ...lines.map(line)]
      : [],
    senderLines(contact),
  ];
  return paragraphs
    .map((paragraph) => paragraph.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

export function senderLines({ name, email, phone, company, ruc, city, monthly }: Enquiry): string[] {
  const fields = {
    Nombre: name,
    "Correo electrónico": email,
    Teléfono: phone,
    "Empresa/Institución": company,
    RUC: ruc,
    "Ciudad de entrega": city,
    "Consumo mensual": monthly,
  };
  return Object.entries(fields).flatMap(([label, value]) => (value ? `${label}: ${value}` : []));
}

function line({ name, brand, pack, quantity, note }: MessageLine): string {
  const details = [brand, pack].filter(Boolean).join(", ");
  const item = `${quantity} × ${name}${details && ` (${details})`}`;
  return note ? `${item}\n${noteIndent}${note}` : item;
}

function withUnixLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
