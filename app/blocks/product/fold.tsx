import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./fold.module.css";

/** On wide screens, opens the fold in browsers whose CSS cannot show the content of a closed `<details>`. */
export function openIfWide(fold: HTMLDetailsElement | null) {
  if (CSS.supports("selector(::details-content)")) return;
  if (fold && matchMedia("(min-width: 47.5625em)").matches) fold.open = true;
}

/** Closed at first on phones. Always open on wide screens. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold} ref={openIfWide}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className="chevron" size={20} />
      </summary>
      {children}
    </details>
  );
}
