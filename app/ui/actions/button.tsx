import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

type Variant = "primary" | "secondary" | "on-colour";
type Look = { variant?: Variant; icon?: ReactNode; iconFirst?: boolean; children: ReactNode };

/** A call to action that leads to another page of the site. */
export function ButtonLink({
  variant = "primary",
  icon,
  iconFirst,
  children,
  ...link
}: Look & { to: string; "aria-label"?: string }) {
  return (
    <Link className={styles.button} data-variant={variant} {...link}>
      <ButtonContent icon={icon} iconFirst={iconFirst}>
        {children}
      </ButtonContent>
    </Link>
  );
}

/** A call to action that leaves the site or opens a file. */
export function ButtonAnchor({
  variant = "primary",
  icon,
  iconFirst,
  children,
  ...anchor
}: Look & ComponentProps<"a">) {
  return (
    <a className={styles.button} data-variant={variant} {...anchor}>
      <ButtonContent icon={icon} iconFirst={iconFirst}>
        {children}
      </ButtonContent>
    </a>
  );
}

export function Button({
  variant = "primary",
  icon,
  iconFirst,
  children,
  ...button
}: Look & ComponentProps<"button">) {
  return (
    <button type="button" className={styles.button} data-variant={variant} {...button}>
      <ButtonContent icon={icon} iconFirst={iconFirst}>
        {children}
      </ButtonContent>
    </button>
  );
}

function ButtonContent({ icon, iconFirst, children }: Look) {
  return (
    <>
      {iconFirst && icon}
      <span>{children}</span>
      {!iconFirst && icon}
    </>
  );
}
