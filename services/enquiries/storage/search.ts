import { subjectLabel } from "../schema.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/** The index contains only this many characters of an enquiry. Only extreme enquiries are longer. */
const maxIndexed = 20_000;
const maxWords = 8;

export function textForIndex({ id, note, enquiry }: StoredEnquiry): string {
  const { name, company, ruc, city, email, phone, about, lines, message } = enquiry;
  const products = lines.map((line) => `${line.name} ${line.brand ?? ""} ${line.note}`);
  return [
    id.slice(0, 12),
    name,
    company,
    ruc,
    city,
    email,
    phone,
    subjectLabel(enquiry),
    about,
    note,
    ...products,
    message,
  ]
    .join("\n")
    .slice(0, maxIndexed);
}

/** Returns an FTS5 query. Each typed word matches the beginning of a word. Typed operators have no effect. */
export function searchQuery(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, maxWords) ?? [];
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(" ") : undefined;
}
