const style =
  "max-inline-size: min(60rem, 90vw); max-block-size: 90vh; overflow: auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #17252a; background: #fff; border: 1px solid #9aa5a8; border-radius: 0.5rem";

/** Shows a dialog. Resolves with the value of the pressed button or, after Escape, with `cancelled`. */
export function ask<Value>(
  title: string,
  content: (Node | string)[],
  buttons: Record<string, () => Value>,
  cancelled: Value,
): Promise<Value> {
  const dialog = element("dialog", { ariaLabel: title });
  dialog.style.cssText = style;
  const actions = element("p", {});
  actions.style.cssText = "display: flex; gap: 0.75rem; flex-wrap: wrap";
  const heading = element("h2", { textContent: title });
  heading.style.cssText = "margin: 0; font-size: 1.25rem";
  dialog.append(heading, ...content, actions);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = (value: Value) => {
      dialog.remove();
      resolve(value);
    };
    for (const [textContent, value] of Object.entries(buttons)) {
      const button = element("button", { type: "button", textContent });
      button.style.cssText = "padding: 0.5rem 1rem; font: inherit; cursor: pointer";
      button.addEventListener("click", () => end(value()));
      actions.append(button);
    }
    dialog.addEventListener("cancel", () => end(cancelled));
    dialog.showModal();
  });
}

export function showMessage(title: string, text: string, lines: string[]): Promise<void> {
  const list = element("ul", {});
  list.append(...lines.map((line) => element("li", { textContent: line })));
  return ask(title, [element("p", { textContent: text }), list], { Entendido: () => {} }, undefined);
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
