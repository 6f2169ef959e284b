/** A page that comes sooner needs no sign that it is on its way. */
const patience = 300;

let timer: ReturnType<typeof setTimeout>;

/** Shows a thin bar (styles/base.css), and tells screen readers, when a page is long in coming. */
export function startBusy() {
  clearTimeout(timer);
  timer = setTimeout(mark, patience, true);
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
