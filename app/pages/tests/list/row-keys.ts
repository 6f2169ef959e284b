/** Moves the focus along the rows of the list with the arrow keys. */
import type { KeyboardEvent } from "react";

const links = () => document.querySelectorAll<HTMLAnchorElement>("#pruebas th a");

/** Returns whether the row exists. */
export function focusRow(place: number): boolean {
  const link = links()[place];
  link?.focus();
  return link !== undefined;
}

export function moveAlongRows(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLAnchorElement)) return;
  const place = [...links()].indexOf(event.target);
  if (place < 0) return;
  event.preventDefault();
  if (place + step < 0) document.querySelector<HTMLElement>("#prueba")?.focus();
  else focusRow(place + step);
}
