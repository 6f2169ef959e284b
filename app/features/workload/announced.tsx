import { useDeferredValue, useEffect, useState } from "react";
import { useHydrated } from "#app/hooks/use-client-value.ts";

/** Delay before a value is announced, because a slider changes it many times a second. */
const delay = 600;

/** Announces changes of a sentence to screen readers. They read the first sentence with the page. */
export function Announced({ text }: { text: string }) {
  // The values of the address may render later. They belong to the first view and are not announced.
  const opened = useDeferredValue(useHydrated());
  return opened && <Announcement text={text} />;
}

function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setAnnounced, delay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced === first ? "" : announced}
    </p>
  );
}
