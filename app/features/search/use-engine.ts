import type { SearchIndex } from "#app/content/outputs/search-format.ts";
import { useLoaded } from "#app/features/notices/use-loaded.ts";
import type { Engine } from "#app/features/search/engine/engine.ts";
import { searchIndexPath } from "#app/lib/addresses/search-address.ts";
import { fetchData } from "#app/router/fetch-data.ts";

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

/** Loads the engine and its index once per visit, when the visitor first searches. */
async function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine();
  try {
    loaded = await loading;
    return loaded;
  } catch (error) {
    // Let the next attempt load again.
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

/** Prepares the engine step by step while the visitor begins to type, so that the first answer is fast. */
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

/** Provides the engine to a component. */
export function useEngine() {
  const { value: engine, ...state } = useLoaded(loadEngine, loaded);
  return { engine, ...state };
}
