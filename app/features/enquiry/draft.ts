import { createStore } from "#app/hooks/use-store.ts";
import type { Delivery } from "#app/lib/enquiry.ts";
import type { EnquirySubject } from "./enquiry-subjects.ts";

/** `monthly` is «sí», «no» or empty. */
type Texts = "name" | "email" | "phone" | "company" | "ruc" | "city" | "monthly" | "message";

type Draft = Required<Pick<Delivery, Texts>> & {
  subject: EnquirySubject;
};

export const emptyDraft: Draft = {
  name: "",
  email: "",
  phone: "",
  company: "",
  ruc: "",
  city: "",
  monthly: "",
  message: "",
  subject: "general",
};

/** Shared by all pages. Lasts until a reload. */
export const draft = createStore(emptyDraft);

export function updateDraft(changes: Partial<Draft>) {
  draft.write({ ...draft.read(), ...changes });
}

export function fillFromDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(draft.read())) {
    const field = form.elements.namedItem(name);
    if (isTextField(field)) field.value ||= value;
  }
}

export function saveDraft(form: HTMLFormElement) {
  const fields = [...form.elements].filter(isTextField).filter(({ name }) => name in emptyDraft);
  updateDraft(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
