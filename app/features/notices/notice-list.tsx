import { Check, Columns3, Trash2, TriangleAlert, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import styles from "./notice-list.module.css";
import { dismiss, type Notice } from "./use-notices.ts";
import { useReturnFocus } from "./use-return-focus.ts";

/** In milliseconds. */
const temporaryTime = 4000;
const persistentTime = 1_000_000;
/** Milliseconds of the fade-out. */
const exitTime = 200;
const swipeDistance = 20;

const icons = { done: Check, removed: Trash2, compare: Columns3, warning: TriangleAlert };

export default function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <ol className={styles.notices}>
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
    </ol>
  );
}

function NoticeBox({ notice }: { notice: Notice }) {
  const { id, persistent, text, actions = [], takesFocus = false } = notice;
  const [leaving, setLeaving] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const swipeStart = useRef<number>(undefined);
  const box = useRef<HTMLLIElement>(null);
  const focus = useReturnFocus(box, takesFocus);
  const held = pointed || focused;
  const Icon = icons[notice.icon];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(setLeaving, persistent ? persistentTime : temporaryTime, true);
    return () => clearTimeout(timer);
  }, [held, persistent]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(dismiss, exitTime, id);
    return () => clearTimeout(timer);
  }, [leaving, id]);

  function leave() {
    setLeaving(true);
    focus.giveBack();
  }

  function followSwipe(event: PointerEvent) {
    if (swipeStart.current === undefined) return;
    if (Math.abs(event.clientX - swipeStart.current) >= swipeDistance) leave();
  }

  function endSwipe() {
    swipeStart.current = undefined;
  }

  return (
    <li
      ref={box}
      className={styles.notice}
      data-persistent={persistent || undefined}
      data-leaving={leaving || undefined}
      data-held={held || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => {
        setPointed(false);
        endSwipe();
      }}
      onFocus={(event) => {
        setFocused(true);
        focus.remember(event);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === "Escape" && leave()}
      onPointerDown={(event) => {
        swipeStart.current = event.clientX;
      }}
      onPointerMove={followSwipe}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      <Icon className={styles.icon} size={20} />
      <div className={styles.body}>
        <p>{text}</p>
        {actions.length > 0 && (
          <p className={styles.actions}>
            {actions.map((action) => (
              <TextButton
                key={action.label}
                onClick={() => {
                  action.run();
                  leave();
                }}
              >
                {action.label}
              </TextButton>
            ))}
          </p>
        )}
      </div>
      <IconButton aria-label="Cerrar aviso" onClick={leave}>
        <X size={18} />
      </IconButton>
      {!persistent && <span className={styles.time} />}
    </li>
  );
}
