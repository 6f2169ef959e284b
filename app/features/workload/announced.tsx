import { useEffect, useState } from "react";

/** A slider says a number many times a second; the ear is told the last. */
const rest = 600;

/** Tells the ear what a sentence has become. What stands there when the page opens is read with the page. */
export function Announced({ text }: { text: string }) {
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
