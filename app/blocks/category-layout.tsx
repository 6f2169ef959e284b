import type { ReactNode } from "react";
import styles from "./category-layout.module.css";
import { CategoryNav, type CategoryNavProps } from "./category-nav.tsx";

/** The list of categories beside the content of the selected one. */
export function CategoryLayout({ children, ...nav }: CategoryNavProps & { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <CategoryNav {...nav} />
      <div>{children}</div>
    </div>
  );
}
