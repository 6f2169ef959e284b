import { Link } from "#app/ui/actions/link.tsx";
import styles from "./section-index.module.css";
import { useCurrentSection } from "./use-current-section.ts";

type Props = {
  label: string;
  /** The page that they are on. */
  path: string;
  sections: { id: string; name: string; count: number }[];
  /** What is counted: «pruebas». */
  unit: string;
};

/** The sections of a page as positions on a vertical rule; the needle follows the reading. */
export function SectionIndex({ label, path, sections, unit }: Props) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.index} aria-label={label}>
      <ul className={styles.list}>
        {sections.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={`${path}#${id}`}
              className={styles.entry}
              aria-current={id === current ? "location" : undefined}
              onClick={() => enter(id)}
            >
              <span>{name}</span>{" "}
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> {unit}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The router scrolls there; what the reader closed opens, and the keyboard goes on from it. */
function enter(id: string) {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.querySelector("summary")?.focus({ preventScroll: true });
}
