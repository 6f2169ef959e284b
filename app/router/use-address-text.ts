import { useEffect, useRef, useState } from "react";
import { useQuery } from "./use-query.ts";

/** Milliseconds without typing before the address changes. Browsers limit how often it may change. */
const pause = 250;

/** Returns a parameter's text, cut to `maxLength` characters, because anyone can write an address. */
export function textIn(parameters: URLSearchParams, name: string, maxLength: number): string {
  return parameters.get(name)?.slice(0, maxLength) ?? "";
}

/** Synchronizes a field with a parameter of the address. The text is empty in the static HTML. */
export function useAddressText(
  name: string,
  maxLength: number,
): [text: string, type: (text: string) => void] {
  const [query, changeQuery] = useQuery();
  const address = textIn(query, name, maxLength);
  const [text, setText] = useState(address);
  const lastInAddress = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (address === lastInAddress.current) return;
    lastInAddress.current = address;
    clearTimeout(timer.current);
    setText(address);
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function writeToAddress(next: string) {
    lastInAddress.current = next;
    changeQuery((current) => {
      if (next) current.set(name, next);
      else current.delete(name);
      return current;
    }, true);
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(writeToAddress, pause, next.trim() ? next : "");
  }

  return [text, type];
}
