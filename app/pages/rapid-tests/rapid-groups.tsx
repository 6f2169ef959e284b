import type { ReactNode } from "react";
import { FactList } from "#app/blocks/groups/fact-list.tsx";
import { GroupList } from "#app/blocks/groups/group-list.tsx";
import type { RapidPanelPage } from "#app/content/views/panel.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { rapidTestItem } from "#app/lib/quote/rapid-test-item.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Italics } from "#app/ui/italics.tsx";
import styles from "./rapid-groups.module.css";

type Group = RapidPanelPage["groups"][number];
type Page = Pick<RapidPanelPage, "name" | "canonical" | "italics">;
type Props = { groups: Group[]; page: Page; children: ReactNode };

export function RapidGroups({ groups, page, children }: Props) {
  return (
    <GroupList
      groups={groups.map(({ tests, ...group }) => ({
        ...group,
        line: tests.length === 1 ? "1 prueba" : `${tests.length} pruebas`,
        cards: tests.map((test) => ({ name: test.name, content: <TestCard test={test} page={page} /> })),
      }))}
    >
      {children}
    </GroupList>
  );
}

function TestCard({ test, page }: { test: Group["tests"][number]; page: Page }) {
  return (
    <article className={styles.card}>
      <h3 className="subtitle">
        <Italics text={test.name} names={page.italics} />
      </h3>
      <p className={styles.description}>
        <Italics text={test.description} names={page.italics} />
      </p>
      <FactList facts={test.facts} />
      <div className={styles.actions}>
        <AddToQuoteButton item={rapidTestItem({ name: page.name, path: page.canonical }, test)} />
        {test.tests.map(({ label, to }) => (
          <Link key={to} to={to} aria-label={`Ver la prueba ${label}`}>
            {test.tests.length === 1 ? "Ver la prueba" : label}
          </Link>
        ))}
      </div>
    </article>
  );
}
