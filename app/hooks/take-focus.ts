/** A ref for what appears at the visitor's request and is to be typed in or read at once. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
