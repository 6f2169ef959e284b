/** Asks the owner which version to keep, field by field, when a file changed while it was being edited. */
import type { Conflict, ConflictField } from "../conflicts.ts";

type Choice = ConflictField["path"][];

/** Resolves with the fields to take from the other version, or with nothing when the owner cancels. */
export function chooseVersions({ fields }: Conflict): Promise<Choice | undefined> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "conflict-title");
  dialog.style.cssText =
    "max-inline-size: min(60rem, 90vw); max-block-size: 90vh; overflow: auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #17252a; background: #fff; border: 1px solid #9aa5a8; border-radius: 0.5rem";
  dialog.append(
    element("h2", { id: "conflict-title", textContent: "Este archivo cambió mientras lo editaba" }),
    element("p", {
      textContent:
        fields.length > 0
          ? "Otra pestaña, otra persona u otro programa lo guardó después de que usted lo abrió. Elija qué queda en cada campo."
          : "Otra pestaña, otra persona u otro programa lo borró después de que usted lo abrió. Puede guardarlo de nuevo.",
    }),
    ...fields.map(rowOf),
  );
  const actions = element("p", {});
  actions.style.cssText = "display: flex; gap: 0.75rem; flex-wrap: wrap";
  dialog.append(actions);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = (choice: Choice | undefined) => {
      dialog.close();
      dialog.remove();
      resolve(choice);
    };
    if (fields.length > 0) actions.append(button("Guardar lo elegido", () => end(chosen(dialog, fields))));
    actions.append(
      button("Guardar todo lo mío", () => end([])),
      button("Cancelar", () => end(undefined)),
    );
    dialog.addEventListener("cancel", () => end(undefined));
    dialog.showModal();
  });
}

function chosen(dialog: HTMLDialogElement, fields: ConflictField[]): Choice {
  return fields
    .filter((_, index) => dialog.querySelector(`input[name="field-${index}"][value="theirs"]:checked`))
    .map(({ path }) => path);
}

function rowOf({ label, mine, theirs, suggested }: ConflictField, index: number): HTMLElement {
  const row = element("fieldset", {});
  row.style.cssText =
    "display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem 1rem; margin-block: 0.75rem";
  row.append(element("legend", { textContent: label }));
  for (const { value, title, text } of [
    { value: "mine", title: "Lo mío", text: mine },
    { value: "theirs", title: "Lo que está guardado", text: theirs },
  ]) {
    const input = element("input", {
      type: "radio",
      name: `field-${index}`,
      value,
      checked: value === suggested,
    });
    const shown = element("span", { textContent: text });
    shown.style.cssText = "display: block; white-space: pre-wrap";
    const option = element("label", {});
    option.append(input, ` ${title}`, shown);
    row.append(option);
  }
  return row;
}

function button(text: string, press: () => void): HTMLElement {
  const made = element("button", { type: "button", textContent: text });
  made.style.cssText = "padding: 0.5rem 1rem; font: inherit; cursor: pointer";
  made.addEventListener("click", press);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
