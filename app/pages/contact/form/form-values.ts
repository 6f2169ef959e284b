import { draft } from "#app/features/enquiry/draft.ts";
import { enquirySubjects } from "#app/features/enquiry/enquiry-subjects.ts";
import { composeMessage, type Message } from "#app/features/enquiry/message.ts";
import { type Delivery, honeypotName } from "#app/lib/enquiry.ts";
import type { Prefill } from "./use-prefill.ts";

const names = ["name", "email", "phone", "company", "subject", "message"] as const;

type Values = Record<(typeof names)[number], string>;

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.get(name) ?? ""])) as Values;
}

/** Reads the draft, because the fields may not have loaded. */
function buyerValues() {
  const { ruc, city, monthly } = draft.read();
  return { ruc: ruc || undefined, city: city || undefined, monthly: monthly || undefined };
}

export function messageOf(values: Values, { about, lines }: Prefill): Message {
  const subject = enquirySubjects.find(({ value }) => value === values.subject)?.label;
  return composeMessage({ ...values, ...buyerValues(), subject, about, lines });
}

export function deliveryOf(id: string, values: Values, prefill: Prefill): Delivery {
  return {
    id,
    ...values,
    ...buyerValues(),
    about: prefill.about ?? "",
    lines: prefill.lines.map(({ id, name, brand, pack, path, quantity, note }) => ({
      id: path && id,
      name,
      brand,
      pack,
      quantity,
      note,
    })),
    text: messageOf(values, prefill).text,
    consent: true,
    elapsed: Math.round(performance.now()),
  };
}

export function isFilledByBot(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(honeypotName));
}
