import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./section-index.module.css";

type Props = {
  label: string;
  path: string;
  sections: { id: string; name: string; count: number }[];
  /** Such as «pruebas». */
  unit: string;
};

/** A red line marks the section in view. */
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
              onClick={() => openSection(id)}
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

/** Opens a folded section and focuses it. The router scrolls to it. */
function openSection(id: string) {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.querySelector("summary")?.focus({ preventScroll: true });
}
