import type { ReactNode } from "react";
import styles from "./badge.module.css";

export function Badge({ tone = "petrol", children }: { tone?: "petrol" | "needle"; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
