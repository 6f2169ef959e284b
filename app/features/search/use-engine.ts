import { useCallback, useEffect, useState } from "react";
import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { askToUpdate } from "#app/features/notices/update-notice.ts";
import type { Engine } from "#app/features/search/engine/engine.ts";
import { searchIndexPath } from "#app/lib/addresses/search-address.ts";
import { fetchData, OutdatedBuild } from "#app/router/fetch-data.ts";

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

/** Engine and index, brought once per visit and only when something is looked for. */
async function loadEngine(): Promise<Engine> {
  loading ??= bring();
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    // The next attempt asks again.
    loading = undefined;
    throw error;
  }
}

async function bring(): Promise<Engine> {
  const [{ createEngine }, index] = await Promise.all([
    import("#app/features/search/engine/engine.ts"),
    fetchIndex(),
  ]);
  return createEngine(index);
}

async function fetchIndex(): Promise<SearchIndex> {
  const index: SearchIndex | undefined = await fetchData(searchIndexPath);
  if (!index) throw new Error(`${searchIndexPath}: 404`);
  return index;
}

type EngineState = { engine?: Engine; failed: boolean; retry: () => void };

/** The engine for a component; a lost connection is waited for. */
export function useEngine(): EngineState {
  const [engine, setEngine] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadEngine().then(setEngine, (error) => {
      setFailed(true);
      // Trying again would bring the same index: this page needs the code that fits it.
      if (error instanceof OutdatedBuild) askToUpdate();
    });
  }, []);

  // Not «loaded»: another component may have brought it since this one was drawn.
  useEffect(() => {
    if (!engine) load();
  }, [engine, load]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [failed, load]);

  return { engine, failed, retry: load };
}
