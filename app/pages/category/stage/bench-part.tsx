import type { CategoryBench } from "#app/content/views/category-bench.ts";
import type { SingleBench } from "#app/content/views/single-bench.ts";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import type { StageStyles } from "./stage-styles.ts";

const load = () => import("#app/pages/category/delivered.ts").then((module) => module.default);

/**
 * The bench is the drawing of the instruments side by side. Prerendered HTML contains the bench, so the
 * browser loads its code only for navigation within the site.
 */
let Bench = import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined;

/** On such navigation, the router waits for this function, because the bench is in the first view. */
export async function loadLinked() {
  Bench ??= await load();
}

export function BenchPart({ bench, styles }: { bench?: CategoryBench | SingleBench; styles: StageStyles }) {
  return (
    <DeliveredBlock name="bench" data={bench}>
      {bench && Bench && <Bench bench={bench} styles={styles} />}
    </DeliveredBlock>
  );
}
