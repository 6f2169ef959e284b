/** Milliseconds that a page loads before the progress bar appears. */
const delay = 300;

let timer: ReturnType<typeof setTimeout>;

/** Shows a thin bar (styles/base.css) and informs screen readers when a page loads slowly. */
export function startBusy() {
  clearTimeout(timer);
  timer = setTimeout(mark, delay, true);
}

export function endBusy() {
  clearTimeout(timer);
  mark(false);
}

function mark(busy: boolean) {
  document.documentElement.toggleAttribute("data-loading", busy);
  const main = document.getElementById("contenido");
  if (busy) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}
