/** Validates enquiries, which anyone may have sent, against the form's description in app/lib/enquiry.ts. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { enquirySubjects } from "../../app/features/enquiry/enquiry-subjects.ts";
import { type Delivery, enquiryFields, maxAboutLength, maxLengths } from "../../app/lib/enquiry.ts";
import { maxLines, maxLineTextLength, maxUnits } from "../../app/lib/quote/quote-limits.ts";

const { name, phone, company, message } = enquiryFields;

/** Maximum length of `text`, which repeats the message, the other fields and the quote list. */
const maxTextLength =
  maxLengths.message + 6 * maxLengths.line + maxLines * (4 * maxLineTextLength + 20) + 1000;

type Field = { required: boolean };

/** Well-formed text of at most `max` characters. Control characters become spaces. */
function text({ required }: Field, max: number) {
  return z
    .string()
    .min(required ? 1 : 0)
    .refine((value) => value.length <= 2 * max && Array.from(value).length <= max)
    .refine((value) => value.isWellFormed())
    .overwrite((value) => value.replace(/[^\P{Cc}\n\t]/gu, " "));
}

/** One line: every character that could start another line becomes a space. */
function line(field: Field, max: number = maxLengths.line) {
  return text(field, max).overwrite((value) => value.replace(/[\p{Cc}\u2028\u2029]/gu, " "));
}

const lineText = line({ required: false }, maxLineTextLength);

/** Drops unknown fields instead of refusing them, because a newer site may send them. */
export const enquirySchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  name: line(name),
  // The pattern of browsers allows no space, double quote, comma or line break.
  email: z.email({ pattern: z.regexes.html5Email }).max(maxLengths.email),
  phone: line(phone),
  company: line(company),
  ruc: line({ required: false }).optional(),
  city: line({ required: false }).optional(),
  monthly: z.enum(["", "sí", "no"]).optional(),
  subject: z.enum(enquirySubjects.map(({ value }) => value)),
  about: line({ required: false }, maxAboutLength),
  lines: z
    .array(
      z.object({
        id: lineText,
        name: lineText,
        brand: lineText.optional(),
        pack: lineText.optional(),
        quantity: z.int().min(1).max(maxUnits),
        note: lineText,
      }),
    )
    .max(maxLines),
  message: text(message, maxLengths.message),
  text: text({ required: true }, maxTextLength),
  consent: z.literal(true),
  elapsed: z.number().min(0),
}) satisfies z.ZodType<Delivery>;

export type Enquiry = z.output<typeof enquirySchema>;

/** Leaves out `elapsed`, so that an enquiry that is sent again has the same digest. */
export function digestOf({ elapsed: _, ...enquiry }: Enquiry): string {
  return createHash("sha256").update(JSON.stringify(enquiry)).digest("hex");
}

export function subjectLabel(enquiry: Enquiry): string {
  return enquirySubjects.find(({ value }) => value === enquiry.subject)?.label ?? enquiry.subject;
}

export function contactRows(enquiry: Enquiry): [label: string, value: string][] {
  const { name, email, phone, company, ruc = "", city = "", monthly = "", about } = enquiry;
  const rows: [string, string][] = [
    ["Nombre", name],
    ["Correo electrónico", email],
    ["Teléfono", phone],
    ["Empresa/Institución", company],
    ["RUC", ruc],
    ["Ciudad de entrega", city],
    ["Consumo mensual", monthly],
    ["Asunto", subjectLabel(enquiry)],
    ["Sobre", about],
  ];
  return rows.filter(([, value]) => value !== "");
}
