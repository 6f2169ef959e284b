import type { PageData } from "#app/content/page-data.ts";
import { DeliveredPart, loadDelivered } from "./delivered-part.tsx";

/** The code that updates the plan loads when a field gets the focus or input. */
export function FitBlock({ page }: { page: PageData<"product"> }) {
  return (
    <div ref={listen}>
      <DeliveredPart page={page} part="fit" />
    </div>
  );
}

function listen(block: HTMLDivElement | null) {
  const update = () => loadDelivered().then(({ showFit }) => block && showFit(block), keepPlan);
  block?.addEventListener("focusin", update);
  block?.addEventListener("input", update);
}

/** If the code fails to load, the plan stays as it was prerendered. */
function keepPlan() {}
