/** Moves the focus to the page, because the pressed control disappears. */
export function focusPage() {
  document.getElementById("contenido")?.focus({ preventScroll: true });
}
