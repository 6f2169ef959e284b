import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./download-link.module.css";

type Props = {
  href: string;
  /** How much there is to load: «84 kB». */
  size: string;
  newTab?: boolean;
  children: ReactNode;
};

/** Leads to a PDF and says so, with its size, before anyone loads it. */
export function DownloadLink({ href, size, newTab, children }: Props) {
  return (
    <a
      className={styles.link}
      href={href}
      type="application/pdf"
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      <FileDown size={20} strokeWidth={1.6} aria-hidden="true" />
      <span>
        <span className={styles.label}>{children}</span>{" "}
        <span className={styles.size}>
          PDF · {size}
          {newTab && <span className="visually-hidden"> (se abre en otra pestaña)</span>}
        </span>
      </span>
    </a>
  );
}
