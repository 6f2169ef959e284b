import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

type Variant = "primary" | "secondary" | "on-colour";
type Look = { variant?: Variant; icon?: ReactNode; iconFirst?: boolean; children: ReactNode };

/** Leads to a page of this site. */
export function ButtonLink(props: Look & { to: string; "aria-label"?: string }) {
  return <Link {...asButton(props)} />;
}

/** Leads to another site, to a file or to a place on the same page. */
export function ButtonAnchor(props: Look & ComponentProps<"a">) {
  return <a {...asButton(props)} />;
}

export function Button(props: Look & ComponentProps<"button">) {
  return <button type="button" {...asButton(props)} />;
}

function asButton<Props extends Look>({ variant = "primary", icon, iconFirst, children, ...others }: Props) {
  const content = (
    <>
      {iconFirst && icon}
      <span>{children}</span>
      {!iconFirst && icon}
    </>
  );
  return { className: styles.button, "data-variant": variant, ...others, children: content };
}
