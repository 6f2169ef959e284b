/** A page change that overtakes another's fade skips it. The browser reports that as an error, which it is not. */
export function allowSkippedFades() {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const skipped = reason instanceof DOMException && reason.message.startsWith("Transition was skipped");
    if (skipped) event.preventDefault();
  });
}
