import { ArrowRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./text-link.module.css";

const arrow = <ArrowRight size={18} />;

type Look = {
  icon?: ReactNode;
  /** Makes the whole card around the link clickable. */
  card?: boolean;
  children: ReactNode;
};

export function TextLink({
  icon = arrow,
  card,
  children,
  ...link
}: Look & Omit<ComponentProps<typeof Link>, "children">) {
  return (
    <Link className={`text-action ${styles.link}`} data-card={card} {...link}>
      <span>{children}</span>
      {icon}
    </Link>
  );
}
