import { enquirySubjects } from "#app/features/enquiry/enquiry-subjects.ts";
import { composeMessage, type Message } from "#app/features/enquiry/message.ts";
import { type Delivery, trapName } from "#app/lib/enquiry.ts";
import type { Prefill } from "./use-prefill.ts";

type Values = Pick<Delivery, "name" | "email" | "phone" | "company" | "subject" | "message">;

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    subject: text("subject"),
    message: text("message"),
  };
}

/** The message that leaves by any way. */
export function messageOf(values: Values, { about, lines }: Prefill): Message {
  const subject = enquirySubjects.find(({ value }) => value === values.subject)?.label;
  return composeMessage({ ...values, subject, about, lines });
}

/** The same message as the endpoint gets it: in parts, and whole. */
export function deliveryOf(id: string, values: Values, prefill: Prefill): Delivery {
  return {
    id,
    ...values,
    about: prefill.about ?? "",
    lines: prefill.lines.map(({ id, name, pack, quantity, note }) => ({
      id,
      name: pack ? `${name} (${pack})` : name,
      quantity,
      note,
    })),
    text: messageOf(values, prefill).text,
    consent: true,
    elapsed: Math.round(performance.now()),
  };
}

export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(trapName));
}
