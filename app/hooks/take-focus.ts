export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
