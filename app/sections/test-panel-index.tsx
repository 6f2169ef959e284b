import type { TestPanelPage } from "#app/content.server/panel-page.ts";
import { useCurrentSection } from "#app/lib/current-section.ts";
import styles from "./test-panel-index.module.css";

/** The groups as positions on a vertical rule; the needle follows the reading. */
export function TestPanelIndex({ groups }: Pick<TestPanelPage, "groups">) {
  const current = useCurrentSection(groups.map((group) => group.id));
  return (
    <nav className={styles.index} aria-label="Perfiles de este panel">
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <a
              href={`#${group.id}`}
              className={styles.entry}
              aria-current={group.id === current ? "location" : undefined}
              onClick={() => openGroup(group.id)}
            >
              <span>{group.name}</span>
              <span className={styles.count}>
                {group.tests.length}
                <span className="visually-hidden"> pruebas</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser scrolls to the group; one that the reader closed opens first. */
function openGroup(id: string) {
  const group = document.getElementById(id);
  if (group instanceof HTMLDetailsElement) group.open = true;
}
