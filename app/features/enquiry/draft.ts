import { createStore } from "#app/hooks/use-store.ts";
import type { Delivery } from "#app/lib/enquiry.ts";
import type { EnquirySubject } from "./enquiry-subjects.ts";

type Draft = Pick<Delivery, "name" | "email" | "phone" | "company" | "message"> & { subject: EnquirySubject };

export const blank: Draft = { name: "", email: "", phone: "", company: "", message: "", subject: "general" };

/** What the visitor has written of an enquiry, on whatever page: it lasts as long as the visit and is stored nowhere. */
export const draft = createStore(blank);

export function amend(changes: Partial<Draft>) {
  draft.write({ ...draft.read(), ...changes });
}

/** Fills the form's empty fields with it. */
export function restore(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(draft.read())) {
    const field = form.elements.namedItem(name);
    if (isTextField(field)) field.value ||= value;
  }
}

/** What the form's fields hold, before it goes. */
export function keep(form: HTMLFormElement) {
  const fields = [...form.elements].filter(isTextField).filter(({ name }) => name in blank);
  amend(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
