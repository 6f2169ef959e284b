import type { ReactNode } from "react";
import { showsDeliveredPage } from "#app/router/navigation.ts";
import { useCurrentPath } from "#app/router/use-location.ts";
import { DeliveredHtml } from "./delivered-html.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The blocks of a page. A block that throws keeps the HTML that the server sent; the others keep working. */
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
 * Shows the HTML that the server sent for a block that failed. If the visitor came by a link inside the site,
 * there is no such HTML, and the boundary around the whole page handles the error.
 */
function showDeliveredHtml(_: unknown, error: unknown) {
  if (!showsDeliveredPage()) throw error;
  return <DeliveredHtml />;
}
