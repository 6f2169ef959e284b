import type { ReactNode } from "react";
import styles from "./category-layout.module.css";
import { CategoryNav, type CategoryNavProps } from "./category-nav.tsx";

export function CategoryLayout({ children, ...nav }: CategoryNavProps & { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <CategoryNav {...nav} />
      <div>{children}</div>
    </div>
  );
}
