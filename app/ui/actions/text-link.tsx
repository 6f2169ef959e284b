import { ArrowRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./text-link.module.css";

const arrow = <ArrowRight size={18} />;

type Look = {
  icon?: ReactNode;
  /** Leads where the card leads that it closes, and is pressed with it. */
  card?: boolean;
  children: ReactNode;
};

/** A quiet call to action: underlined, with an arrow that moves a little. */
export function TextLink({
  icon = arrow,
  card,
  children,
  ...link
}: Look & Omit<ComponentProps<typeof Link>, "children">) {
  return (
    <Link className={styles.link} data-card={card} {...link}>
      <span>{children}</span>
      {icon}
    </Link>
  );
}
