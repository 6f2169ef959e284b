import { type KeyboardEvent, useState } from "react";

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A new query starts at the first option. */
export function useOptionKeys(count: number, query: string) {
  const [choice, setChoice] = useState({ query, active: 0 });
  const active = choice.query === query ? Math.min(choice.active, Math.max(0, count - 1)) : 0;
  return {
    active,
    setActive: (next: number) => setChoice({ query, active: next }),
    /** Returns true if the list handled the key. */
    handle(event: KeyboardEvent): boolean {
      const move = moves[event.key];
      if (!move || count === 0 || event.shiftKey || event.altKey) return false;
      event.preventDefault();
      setChoice({ query, active: move(active, count) });
      return true;
    },
  };
}
