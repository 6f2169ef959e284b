/** What the inbox's search looks through, and how a query is asked. */
import { subjectLabel } from "../schema.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/** Characters of an enquiry that can be searched: all of it, unless it is extreme. */
const maxIndexed = 20_000;
const maxWords = 8;

export function searchWords({ id, note, enquiry }: StoredEnquiry): string {
  const { name, company, email, phone, about, lines, message } = enquiry;
  const products = lines.map((line) => `${line.name} ${line.note}`);
  return [
    id.slice(0, 12),
    name,
    company,
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

/** A query of FTS5: every word has to occur, as a whole or as a beginning. Nothing that was typed is an operator. */
export function searchQuery(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, maxWords) ?? [];
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(" ") : undefined;
}
