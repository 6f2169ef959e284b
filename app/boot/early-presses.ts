/**
 * What the visitor presses and types before the page is alive. The browser follows links and opens accordions by
 * itself; handlers hear of the rest when there are any: of each box, field and button once, as it was left.
 */
/** Called when React begins to listen itself; what comes back repeats the rest, once the page is as stored. */
export function takeEarlyPresses(): () => void {
  const controls = new Set((window.early ?? []).flatMap(({ target }) => controlOf(target) ?? []));
  const repeats = [...controls].map((control) => repeatOf(control));
  return () =>
    setTimeout(() => {
      for (const repeat of repeats) repeat();
    });
}

function controlOf(target: EventTarget | null) {
  return target instanceof Element
    ? target.closest<HTMLButtonElement | Field>("button, input, textarea, select")
    : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function repeatOf(control: HTMLButtonElement | Field): () => void {
  if (control instanceof HTMLButtonElement) return () => control.click();
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    // As the file has it: whether it is as the visitor wants is known once storage has been read.
    const wanted = control.checked;
    control.checked = control.defaultChecked;
    return () => control.checked === wanted || control.click();
  }
  if (control instanceof HTMLSelectElement)
    return () => control.dispatchEvent(new Event("change", { bubbles: true }));
  return () => typeAgain(control);
}

/** React hears only of what differs from what it last knew: for a moment, nothing. */
function typeAgain(field: Exclude<Field, HTMLSelectElement>) {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
