import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/hydrated.ts";
import { longestQuery } from "#app/lib/search-address.ts";

/** Browsers refuse to have the address written at every key. */
const pause = 250;

export function queryOf(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").slice(0, longestQuery);
}

/** What is typed, kept in the address; Back, forward and links set it. Empty in the static HTML. */
export function useTypedQuery(): [text: string, type: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const hydrated = useHydrated();
  const address = hydrated ? queryOf(parameters.toString()) : "";
  const [text, setText] = useState(address);
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    clearTimeout(timer.current);
    setText(address);
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next;
      setParameters(next.trim() ? { q: next } : {}, { replace: true, preventScrollReset: true });
    }, pause);
  }

  return [text, type];
}
