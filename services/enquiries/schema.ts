/** What comes in: the enquiry as the form describes it (app/lib/enquiry.ts), from strangers. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { enquirySubjects } from "../../app/features/enquiry/enquiry-subjects.ts";
import { type Delivery, enquiryFields, longest, longestAbout } from "../../app/lib/enquiry.ts";
import { longestLineText, mostLines, mostUnits } from "../../app/lib/quote-limits.ts";

const { name, phone, company, message } = enquiryFields;

/** The message with all other fields and the list around it. */
const longestText = longest.message + 4 * longest.line + mostLines * (4 * longestLineText + 20) + 1000;

type Field = { required: boolean };

/** Text that can be encoded, of so many characters; none of its control characters remains. */
function text({ required }: Field, most: number) {
  return z
    .string()
    .min(required ? 1 : 0)
    .refine((value) => value.length <= 2 * most && Array.from(value).length <= most)
    .refine((value) => value.isWellFormed())
    .overwrite((value) => value.replace(/[^\P{Cc}\n\t]/gu, " "));
}

/** One line: what could start a header, a row or another line becomes a space. */
function line(field: Field, most: number = longest.line) {
  return text(field, most).overwrite((value) => value.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}

const lineText = line({ required: false }, longestLineText);

export const enquirySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: line(name),
  // What browsers take for an address: no space, quote, comma or line break.
  email: z.email({ pattern: z.regexes.html5Email }).max(longest.email),
  phone: line(phone),
  company: line(company),
  subject: z.enum(enquirySubjects.map(({ value }) => value)),
  about: line({ required: false }, longestAbout),
  lines: z
    .array(
      z.strictObject({
        id: lineText,
        name: lineText,
        quantity: z.int().min(1).max(mostUnits),
        note: lineText,
      }),
    )
    .max(mostLines),
  message: text(message, longest.message),
  text: text({ required: true }, longestText),
  consent: z.literal(true),
  elapsed: z.number().min(0),
}) satisfies z.ZodType<Delivery>;

export type Enquiry = z.output<typeof enquirySchema>;

/** The same for the same enquiry, however often it is sent. */
export function digestOf({ elapsed: _, ...enquiry }: Enquiry): string {
  return createHash("sha256").update(JSON.stringify(enquiry)).digest("hex");
}

/** «Ventas y cotizaciones». */
export function subjectLabel(enquiry: Enquiry): string {
  return enquirySubjects.find(({ value }) => value === enquiry.subject)?.label ?? enquiry.subject;
}
