import { element } from "./dialog.ts";

const height = "3rem";

/** Shows links and buttons in a bar, and makes room for it below the editor. */
export function showActions(...actions: HTMLElement[]) {
  const bar = element("nav", { ariaLabel: "Publicar y ordenar" });
  bar.style.cssText = `position: fixed; inset: auto 0 0; box-sizing: border-box; block-size: ${height}; padding: 0.375rem 0.75rem; display: flex; gap: 0.5rem; background: #eef3f3; border-block-start: 1px solid #c5d0d1`;
  for (const action of actions) {
    action.style.cssText =
      "padding: 0.5rem 1rem; font: 600 0.875rem/1.25 system-ui, sans-serif; color: #fff; background: #0b5c63; border: 0; border-radius: 0.25rem; text-decoration: none; cursor: pointer";
    bar.append(action);
  }
  // «contain» makes the app shell the containing block of the open form, which has a fixed position.
  const room = `.sui.app-shell { block-size: calc(100% - ${height}) !important; contain: layout }`;
  document.head.append(element("style", { textContent: room }));
  document.body.append(bar);
}

export function linkTo(textContent: string, target: string): HTMLElement {
  return element("a", { href: `/admin/${target}`, target, textContent });
}

export function buttonFor(textContent: string, action: () => void): HTMLElement {
  const button = element("button", { type: "button", textContent });
  button.addEventListener("click", action);
  return button;
}
