import { useSyncExternalStore } from "react";

type NoticeAction = { label: string; run: () => void };

export type NoticeContent = {
  text: string;
  icon: "done" | "removed" | "compare" | "warning";
  actions?: NoticeAction[];
  /** A question that answers what the visitor just did: the focus goes to it, and back afterwards. */
  takesFocus?: boolean;
};

export type Notice = NoticeContent & { id: number; standing: boolean };

const mostPassing = 3;

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something for a few seconds; the oldest makes room for a fourth. */
export function notify(content: NoticeContent) {
  const passing = notices.filter((notice) => !notice.standing);
  const standing = notices.filter((notice) => notice.standing);
  update([...standing, ...passing.slice(1 - mostPassing), notice(content, false)]);
}

/** Says something that waits for an answer. One at a time: a new one replaces the last. */
export function ask(content: NoticeContent) {
  update([notice(content, true), ...notices.filter((item) => !item.standing)]);
}

export function dismiss(id: number) {
  update(notices.filter((item) => item.id !== id));
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => notices,
    () => notices,
  );
}

function notice(content: NoticeContent, standing: boolean): Notice {
  lastId += 1;
  return { ...content, id: lastId, standing };
}

function update(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
