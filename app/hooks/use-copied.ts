import { useEffect, useState } from "react";

const saidFor = 2000;

/** Returns true for two seconds after the last copy. */
export function useCopied(): [copied: boolean, sayCopied: () => void] {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(setTimes, saidFor, 0);
    return () => clearTimeout(timer);
  }, [times]);

  return [times > 0, () => setTimes((before) => before + 1)];
}
