import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let open = false;

export function openSearch() {
  set(true);
}

export function closeSearch() {
  set(false);
}

export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

/** The two shortcuts: «/» outside of fields, Ctrl K or ⌘ K anywhere. */
export function openOnShortcut(event: KeyboardEvent) {
  const combined = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
  if (!combined && !slash) return;
  event.preventDefault();
  openSearch();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

function set(next: boolean) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
