import { createStore } from "#app/hooks/use-store.ts";

/** Who asks. */
export type Sender = { name: string; email: string };

export const nobody: Sender = { name: "", email: "" };

/** As written on the list's page: it goes with every way out, lasts as long as the visit and is stored nowhere. */
export const sender = createStore(nobody);

/** Fills the form's empty fields with it; emptied, the form is as it was. */
export function introduce(form: HTMLFormElement | null) {
  for (const [name, value] of Object.entries(sender.read())) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value ||= value;
  }
}
