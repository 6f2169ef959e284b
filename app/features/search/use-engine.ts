import { useCallback, useEffect, useState } from "react";
import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { askToUpdate } from "#app/features/notices/update-notice.ts";
import type { Engine } from "#app/features/search/engine/engine.ts";
import { searchIndexPath } from "#app/lib/addresses/search-address.ts";
import { fetchData, OutdatedBuild } from "#app/router/fetch-data.ts";

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

async function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine();
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function fetchEngine(): Promise<Engine> {
  const [{ createEngine }, index] = await Promise.all([
    import("#app/features/search/engine/engine.ts"),
    fetchIndex(),
  ]);
  const engine = createEngine(index);
  prepare(engine.preparation);
  return engine;
}

/** Runs each step when the browser is idle, so that the first answer is fast. */
function prepare([step, ...others]: Engine["preparation"]) {
  if (!step) return;
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => {
    step();
    prepare(others);
  });
}

async function fetchIndex(): Promise<SearchIndex> {
  const index: SearchIndex | undefined = await fetchData(searchIndexPath);
  if (!index) throw new Error(`${searchIndexPath}: 404`);
  return index;
}

type EngineState = { engine?: Engine; failed: boolean; retry: () => void };

export function useEngine(): EngineState {
  const [engine, setEngine] = useState(loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadEngine().then(setEngine, (error) => {
      setFailed(true);
      // A retry would fail too, because the index is from a newer build than this page's code.
      if (error instanceof OutdatedBuild) askToUpdate();
    });
  }, []);

  // Checks `engine` and not `loaded`, because another component may have set `loaded` since the last render.
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
