import { createStore, useStore } from "#app/hooks/use-store.ts";

type NoticeAction = { label: string; run: () => void };

export type NoticeContent = {
  text: string;
  icon: "done" | "removed" | "compare" | "warning";
  actions?: NoticeAction[];
  /** Merges notices about the same thing into one notice, which counts them. */
  several?: { about: string; text: (count: number) => string };
  /** Moves the focus to the notice, and back when it closes. */
  takesFocus?: boolean;
};

export type Notice = NoticeContent & { id: number; persistent: boolean; count?: number };

const maxTemporary = 3;

const none: readonly Notice[] = [];
const notices = createStore(none);
let lastId = 0;

/** Shows a notice that disappears by itself. A fourth such notice replaces the oldest. */
export function notify(content: NoticeContent) {
  const { several } = content;
  const persistent = notices.read().filter((notice) => notice.persistent);
  const temporary = notices.read().filter((notice) => !notice.persistent);
  const earlier = several && temporary.find((item) => item.several?.about === several.about);
  const others = temporary.filter((item) => item !== earlier);
  const count = earlier ? (earlier.count ?? 1) + 1 : 1;
  const shown = earlier && several ? { ...content, text: several.text(count) } : content;
  notices.write([...persistent, ...others.slice(1 - maxTemporary), { ...notice(shown, false), count }]);
}

/** Shows a notice that waits 1,000 seconds for an answer. It replaces an earlier one that still waits. */
export function ask(content: NoticeContent) {
  notices.write([notice(content, true), ...notices.read().filter((item) => !item.persistent)]);
}

/** Dismisses the notice with this id, or all notices about this thing (`several.about`). */
export function dismiss(which: Notice["id"] | string) {
  notices.write(notices.read().filter((item) => item.id !== which && item.several?.about !== which));
}

export function useNotices(): readonly Notice[] {
  return useStore(notices, none);
}

function notice(content: NoticeContent, persistent: boolean): Notice {
  lastId += 1;
  return { ...content, id: lastId, persistent };
}
