import { createStore, useStore } from "#app/hooks/use-store.ts";

type NoticeAction = { label: string; run: () => void };

export type NoticeContent = {
  text: string;
  icon: "done" | "removed" | "compare" | "warning";
  actions?: NoticeAction[];
  /** Several about the same thing are one: this is said instead, with how many there were. */
  several?: { about: string; text: (count: number) => string };
  /** A question that answers what the visitor just did: the focus goes to it, and back afterwards. */
  takesFocus?: boolean;
};

export type Notice = NoticeContent & { id: number; standing: boolean; count?: number };

const mostPassing = 3;

const none: readonly Notice[] = [];
const notices = createStore(none);
let lastId = 0;

/** Says something for a few seconds; the oldest makes room for a fourth. */
export function notify(content: NoticeContent) {
  const { several } = content;
  const standing = notices.read().filter((notice) => notice.standing);
  const passing = notices.read().filter((notice) => !notice.standing);
  const last = several && passing.find((item) => item.several?.about === several.about);
  const others = passing.filter((item) => item !== last);
  const count = last ? (last.count ?? 1) + 1 : 1;
  const said = last && several ? { ...content, text: several.text(count) } : content;
  notices.write([...standing, ...others.slice(1 - mostPassing), { ...notice(said, false), count }]);
}

/** Says something that waits for an answer. One at a time: a new one replaces the last. */
export function ask(content: NoticeContent) {
  notices.write([notice(content, true), ...notices.read().filter((item) => !item.standing)]);
}

export function dismiss(id: number) {
  notices.write(notices.read().filter((item) => item.id !== id));
}

export function useNotices(): readonly Notice[] {
  return useStore(notices, none);
}

function notice(content: NoticeContent, standing: boolean): Notice {
  lastId += 1;
  return { ...content, id: lastId, standing };
}
