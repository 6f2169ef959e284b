import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/**
 * An internal link. Pages fade into each other; a page below /productos/ keeps the scroll
 * position, which its own page then settles (see lib/scroll-to-content.ts).
 */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink> & { to: string }) {
  return (
    <RouterLink
      to={to}
      viewTransition
      prefetch="intent"
      preventScrollReset={to.startsWith("/productos/")}
      {...props}
    />
  );
}
