/** Ref callback that focuses an element which appears at the visitor's request. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
