import { useCallback, useEffect, useState } from "react";
import { OutdatedBuild } from "#app/router/fetch-data.ts";
import { askToUpdate } from "./update-notice.ts";

/**
 * Loads a value when the component first renders, unless it is already `loaded`. Retries when a lost connection returns.
 */
export function useLoaded<Value>(load: () => Promise<Value>, loaded: Value | undefined) {
  const [value, setValue] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      (result) => setValue(() => result),
      (error) => {
        setFailed(true);
        // Another attempt would load the same data. The page needs the code of the new build.
        if (error instanceof OutdatedBuild) askToUpdate();
      },
    );
  }, [load]);

  // Check the state, not `loaded`: another component may have loaded it since this one rendered.
  useEffect(() => {
    if (!value) retry();
  }, [value, retry]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, retry]);

  return { value, failed, retry };
}
