import { lazy, Suspense } from "react";
import type { PageData } from "#app/content/page-data.ts";
import { DeliveredBlock } from "#app/ui/delivered-block.tsx";
import { openFolds } from "./open-folds.ts";

type Props = { page: PageData<"product">; part: "fit" | "steps" };

export const loadDelivered = () => import("./delivered.ts");

/** The build renders the blocks. In the browser, React renders them only on pages that a link opens. */
const Blocks = import.meta.env.SSR ? (await loadDelivered()).default : lazy(loadDelivered);

export function DeliveredPart({ page, part }: Props) {
  return (
    <div ref={openFolds}>
      <DeliveredBlock name={part} data={page[part]}>
        <Suspense>
          <Blocks page={page} part={part} />
        </Suspense>
      </DeliveredBlock>
    </div>
  );
}
