/**
 * Collects the clicks and input from before hydration. The returned function repeats them: it runs the
 * handlers of each control once, with the control's last state.
 */
export function takeEarlyEvents(): () => void {
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
    // Reset the control, so that one click sets the wanted state. React may set it before the click.
    const wanted = control.checked;
    control.checked = control.defaultChecked;
    return () => control.checked === wanted || control.click();
  }
  if (control instanceof HTMLSelectElement)
    return () => control.dispatchEvent(new Event("change", { bubbles: true }));
  return () => typeAgain(control);
}

/** Clears the field first, because React ignores an input event that does not change the value. */
function typeAgain(field: Exclude<Field, HTMLSelectElement>) {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
