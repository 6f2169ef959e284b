import type { ReactNode } from "react";
import { GroupList } from "#app/blocks/groups/group-list.tsx";
import type { RapidPanelPage } from "#app/content/views/panel.ts";
import styles from "./rapid-groups.module.css";

type Group = RapidPanelPage["groups"][number];
type Props = { groups: Group[]; children: ReactNode };

export function RapidGroups({ groups, children }: Props) {
  return (
    <GroupList
      groups={groups.map(({ tests, ...group }) => ({
        ...group,
        line: tests.length === 1 ? "1 prueba" : `${tests.length} pruebas`,
        cards: tests.map((test) => ({ name: test.name, content: <TestCard test={test} /> })),
      }))}
    >
      {children}
    </GroupList>
  );
}

function TestCard({ test }: { test: Group["tests"][number] }) {
  return (
    <article>
      <h3 className={styles.name}>{test.name}</h3>
      <p className={styles.description}>{test.description}</p>
    </article>
  );
}
