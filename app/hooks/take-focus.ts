/** A ref callback for an element that appears at the visitor's request. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
