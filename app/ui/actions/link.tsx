import type { ComponentProps } from "react";

/** A plain internal link. router/link-routing.tsx follows it without loading a document. */
export function Link({ to, children, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
