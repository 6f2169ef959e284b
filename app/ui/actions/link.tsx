import type { ComponentProps } from "react";

/** An internal link, as plain as HTML has it; router/link-routing.tsx follows it inside the running page. */
export function Link({ to, children, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
