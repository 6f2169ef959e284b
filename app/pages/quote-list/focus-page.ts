/** Call this when the pressed control disappears. */
export function focusPage() {
  document.getElementById("contenido")?.focus({ preventScroll: true });
}
