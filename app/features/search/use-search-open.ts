import { createStore, useStore } from "#app/hooks/use-store.ts";

const open = createStore(false);

export function openSearch() {
  open.write(true);
}

export function closeSearch() {
  open.write(false);
}

export function useSearchOpen(): boolean {
  return useStore(open, false);
}

/** «/» works outside of fields; Ctrl K and ⌘ K work anywhere. */
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
