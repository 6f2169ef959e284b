import type { ReactNode } from "react";
import { showsDeliveredPage } from "#app/router/navigation.ts";
import { useCurrentPath } from "#app/router/use-location.ts";
import { DeliveredHtml } from "./delivered-html.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** A block that throws shows the HTML that the server sent. The other blocks keep working. */
export function Blocks({ children }: { children: ReactNode[] }) {
  const path = useCurrentPath();
  return children.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page names its blocks in a fixed order
    <ErrorBoundary key={index} resetKey={path} fallback={showDeliveredHtml}>
      {() => block}
    </ErrorBoundary>
  ));
}

/**
 * A page that a link opened has no HTML from the server. Then the boundary around the page handles the error.
 */
function showDeliveredHtml(_: unknown, error: unknown) {
  if (!showsDeliveredPage()) throw error;
  return <DeliveredHtml />;
}
