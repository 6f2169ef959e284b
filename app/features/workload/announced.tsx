import { useDeferredValue, useEffect, useState } from "react";
import { useHydrated } from "#app/hooks/use-client-value.ts";

/** Milliseconds before a value is announced, because a slider changes it many times a second. */
const delay = 600;

/** Announces changes of a sentence. Screen readers read the first version with the page. */
export function Announced({ text }: { text: string }) {
  // Values from the address may render after hydration. They belong to the opened page and are not announced.
  const isOpened = useDeferredValue(useHydrated());
  return isOpened && <Announcement text={text} />;
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
