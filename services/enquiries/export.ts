/** Exports enquiries as CSV with a byte order mark and semicolons, as Excel in Spanish expects. */
import { shortTime } from "./format.ts";
import { subjectLabel } from "./schema.ts";
import type { EnquiryStore, Filter } from "./storage/enquiry-store.ts";
import { type StoredEnquiry, stateNames } from "./storage/stored-enquiry.ts";

const byteOrderMark = "\uFEFF";
const chunkSize = 200;

const columns: Record<string, (item: StoredEnquiry) => string> = {
  Referencia: ({ id }) => id,
  Recibida: ({ received }) => shortTime(received),
  Estado: ({ state }) => stateNames[state],
  Nombre: ({ enquiry }) => enquiry.name,
  "Correo electrónico": ({ enquiry }) => enquiry.email,
  Teléfono: ({ enquiry }) => enquiry.phone,
  "Empresa/Institución": ({ enquiry }) => enquiry.company,
  RUC: ({ enquiry }) => enquiry.ruc ?? "",
  "Ciudad de entrega": ({ enquiry }) => enquiry.city ?? "",
  "Consumo mensual": ({ enquiry }) => enquiry.monthly ?? "",
  Asunto: ({ enquiry }) => subjectLabel(enquiry),
  Sobre: ({ enquiry }) => enquiry.about,
  "Lista de cotización": ({ enquiry }) =>
    enquiry.lines
      .map(({ quantity, name, brand, pack, note }) => {
        const details = [brand, pack, note].filter(Boolean).join(", ");
        return `${quantity} × ${name}${details && ` (${details})`}`;
      })
      .join("\n"),
  Mensaje: ({ enquiry }) => enquiry.message,
  Nota: ({ note }) => note,
};

export function* exportRows(store: EnquiryStore, filter: Filter, separator = ";"): Generator<string> {
  yield byteOrderMark + csvRow(Object.keys(columns), separator);
  let before: number | undefined;
  while (true) {
    const items = store.list(filter, { before, limit: chunkSize });
    if (items.length === 0) return;
    const rows = items.map((item) => Object.values(columns).map((value) => value(item)));
    yield rows.map((row) => csvRow(row, separator)).join("");
    before = items.at(-1)?.seq;
  }
}

export function csvRow(cells: string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** Spreadsheets read a cell that starts with a sign such as «=» as a formula. An apostrophe prevents that. */
function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
