import { useEffect, useState } from "react";
import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import { letterId } from "#app/lib/addresses/test-address.ts";
import { rackMarks } from "#app/lib/drawing/rack.ts";
import { tickCentre } from "#app/lib/drawing/rack-place.ts";
import type { TestRow } from "#app/pages/tests/content.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { stageId } from "./stage.tsx";
import styles from "./strip.module.css";
import { TestsField } from "./tests-field.tsx";

type Props = { rows: readonly TestRow[]; letters: readonly string[]; directory: Directory };

/** Field and letters below the site's header, once the stage is out of view. The needle marks the current letter. */
export function TestsStrip({ rows, letters, directory }: Props) {
  const shown = useStageLeft();
  if (!shown) return null;
  return (
    <div className={styles.strip} data-print="no">
      <div className={styles.content}>
        <TestsField id="prueba-fija" example="Buscar una prueba" directory={directory} />
        {letters.length > 1 && <Letters rows={rows} letters={letters} />}
      </div>
    </div>
  );
}

function Letters({ rows, letters }: Pick<Props, "rows" | "letters">) {
  const current = useCurrentSection(letters.map(letterId), 30);
  const marks = rackMarks(rows.map(({ letter }) => letter)).filter(({ label }) => letters.includes(label));
  const read = marks.find(({ label }) => letterId(label) === current);
  const at = (place: number) => ({ insetInlineStart: tickCentre(place, rows.length) });
  return (
    <nav className={styles.ruler} aria-label="Letras" style={{ "--count": rows.length }}>
      {marks.map(({ label, at: place }, index) => (
        <a
          key={label}
          href={`#${letterId(label)}`}
          style={at(place)}
          aria-current={label === read?.label ? "location" : undefined}
          data-close={(marks[index + 1]?.at ?? rows.length) - place < 3 || undefined}
        >
          {label}
        </a>
      ))}
      {read && <span className={styles.needle} style={at(read.at)} />}
    </nav>
  );
}

/** Returns whether the stage has scrolled out of the window; false in the static HTML. */
function useStageLeft(): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const stage = document.getElementById(stageId);
    if (!stage || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(([entry]) => setLeft(entry ? !entry.isIntersecting : false), {
      rootMargin: "-80px 0px 0px",
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return left;
}
