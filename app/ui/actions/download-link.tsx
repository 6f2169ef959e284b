import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./download-link.module.css";
import { NewTabNote } from "./new-tab.tsx";

type Props = {
  href: string;
  /** Such as «84 kB». */
  size: string;
  newTab?: boolean;
  children: ReactNode;
};

export function DownloadLink({ href, size, newTab, children }: Props) {
  return (
    <a
      className={styles.link}
      href={href}
      type="application/pdf"
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      <FileDown size={20} strokeWidth={1.6} />
      <span>
        <span className={styles.label}>{children}</span>{" "}
        <span className={styles.size}>
          {`PDF · ${size}`}
          {newTab && <NewTabNote />}
        </span>
      </span>
    </a>
  );
}
