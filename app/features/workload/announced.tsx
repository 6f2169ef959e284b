import { useDeferredValue, useEffect, useState } from "react";
import { useHydrated } from "#app/hooks/use-client-value.ts";

/** A slider says a number many times a second; the ear is told the last. */
const rest = 600;

/** Tells the ear what a sentence has become. What stands there when the page opens is read with the page. */
export function Announced({ text }: { text: string }) {
  // What the address asks for arrives with this, also where it is drawn later: it belongs to the opening.
  const opened = useDeferredValue(useHydrated());
  return opened && <Told text={text} />;
}

function Told({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSaid, rest, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said === first ? "" : said}
    </p>
  );
}
