import { type ReactNode, useEffect, useRef } from "react";
import type { CategoryView } from "#app/content/views/category.ts";
import type { CategoryBench } from "#app/content/views/category-bench.ts";
import { readSelection } from "#app/features/filters/selection.ts";
import { useQuery } from "#app/router/use-query.ts";
import { BenchPart } from "./bench-part.tsx";
import { markBench } from "./mark-bench.ts";
import { styles } from "./stage-styles.ts";

type Props = {
  /** The drawing of the instruments. Undefined on a prerendered page, whose HTML contains it. */
  bench?: CategoryBench;
  view: CategoryView;
  /** Shown above the drawing. */
  children: ReactNode;
};

/**
 * Pointing at an instrument makes its line red. Filters dim the instruments that they exclude, and
 * mark the part of the ruler that the remaining instruments cover.
 */
export function CategoryStage({ bench, view, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [query] = useQuery();
  const search = query.toString();

  // React never updates the delivered HTML of the drawing, so this effect marks its elements directly.
  useEffect(() => {
    const selection = readSelection(new URLSearchParams(search), view.filters);
    return stage.current ? markBench(stage.current, view.cards, selection) : undefined;
  }, [view, search]);

  return (
    <div className={styles.stage} ref={stage}>
      <div className="column">{children}</div>
      <BenchPart bench={bench} styles={styles} />
    </div>
  );
}
