import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./fold.module.css";

/** On a wide screen, opens the part if the browser's CSS cannot show a closed `<details>`. */
export function openIfWide(fold: HTMLDetailsElement | null) {
  if (CSS.supports("selector(::details-content)")) return;
  if (fold && matchMedia("(min-width: 47.5625em)").matches) fold.open = true;
}

/** A part of a page. On phones it starts closed, with only its title. On wide screens it is always open. */
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
