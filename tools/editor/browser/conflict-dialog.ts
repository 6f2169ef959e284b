/** When a file has changed during editing, asks the owner which version of each field to keep. */
import type { Conflict, ConflictField } from "../conflicts.ts";
import { ask, element } from "./dialog.ts";

type Choice = ConflictField["path"][];

/** Resolves with the fields to take from the other version, or with undefined if the owner cancels. */
export function chooseVersions({ fields }: Conflict): Promise<Choice | undefined> {
  const rows = fields.map(rowOf);
  const other = "Otra pestaña, otra persona u otro programa";
  const text =
    fields.length > 0
      ? `${other} lo guardó después de que usted lo abrió. Elija qué queda en cada campo.`
      : `${other} lo borró después de que usted lo abrió. Puede guardarlo de nuevo.`;
  const chosen = () => fields.filter((_, index) => takesTheirs(rows[index])).map(({ path }) => path);
  return ask<Choice | undefined>(
    "Este archivo cambió mientras lo editaba",
    [element("p", { textContent: text }), ...rows],
    {
      ...(fields.length > 0 && { "Guardar lo elegido": chosen }),
      "Guardar todo lo mío": () => [],
      Cancelar: () => undefined,
    },
    undefined,
  );
}

function takesTheirs(row: HTMLElement | undefined): boolean {
  return row?.querySelector('input[value="theirs"]:checked') !== null;
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
    const name = `field-${index}`;
    const input = element("input", { type: "radio", name, value, checked: value === suggested });
    const shown = element("span", { textContent: text });
    shown.style.cssText = "display: block; white-space: pre-wrap";
    const option = element("label", {});
    option.append(input, ` ${title}`, shown);
    row.append(option);
  }
  return row;
}
