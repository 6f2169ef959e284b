import { useEffect, useState } from "react";

/** Milliseconds for which a page confirms a copy. */
const shownFor = 2000;

export function useCopied(): [copied: boolean, confirmCopy: () => void] {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(setTimes, shownFor, 0);
    return () => clearTimeout(timer);
  }, [times]);

  return [times > 0, () => setTimes((before) => before + 1)];
}
