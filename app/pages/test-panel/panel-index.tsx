import type { TestPanelPage } from "#app/content/views/panel.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./panel-index.module.css";
import { useCurrentSection } from "./use-current-section.ts";

type Props = Pick<TestPanelPage, "groups" | "canonical">;

/** The groups as positions on a vertical rule; the needle follows the reading. */
export function TestPanelIndex({ groups, canonical }: Props) {
  const current = useCurrentSection(groups.map((group) => group.id));
  return (
    <nav className={styles.index} aria-label="Perfiles de este panel">
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link
              to={`${canonical}#${group.id}`}
              className={styles.entry}
              aria-current={group.id === current ? "location" : undefined}
              onClick={() => enterGroup(group.id)}
            >
              <span>{group.name}</span>{" "}
              <span className={styles.count}>
                {group.tests.length}
                <span className="visually-hidden"> pruebas</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The router scrolls to the group; it opens if the reader closed it, and the keyboard goes on from there. */
function enterGroup(id: string) {
  const group = document.getElementById(id);
  if (!(group instanceof HTMLDetailsElement)) return;
  group.open = true;
  group.querySelector("summary")?.focus({ preventScroll: true });
}
