import type { ComponentProps, ReactNode } from "react";
import styles from "./group-list.module.css";
import { GroupSection } from "./group-section.tsx";

type Props = {
  groups: ComponentProps<typeof GroupSection>[];
  children?: ReactNode;
};

export function GroupList({ groups, children }: Props) {
  return (
    <div className={styles.list}>
      {groups.map((group) => (
        <GroupSection key={group.name} {...group} />
      ))}
      {children}
    </div>
  );
}
