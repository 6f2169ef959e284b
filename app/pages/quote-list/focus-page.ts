/** For a pressed control that disappears. */
export function focusPage() {
  document.getElementById("contenido")?.focus({ preventScroll: true });
}
