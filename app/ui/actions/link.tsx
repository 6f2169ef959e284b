import type { ComponentProps } from "react";

/** router/link-routing.tsx opens the page without loading a document. */
export function Link({ to, children, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
