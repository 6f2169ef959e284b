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

export const listId = "lista";

type Props = { rows: readonly TestRow[]; letters: readonly string[]; directory: Directory };

/** A fixed bar, shown while the list is in view and the stage above it is not. */
export function TestsStrip({ rows, letters, directory }: Props) {
  const shown = useOnlyList();
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
  const atNeedle = marks.find(({ label }) => letterId(label) === current);
  const styleAt = (place: number) => ({ insetInlineStart: tickCentre(place, rows.length) });
  return (
    <nav className={styles.ruler} aria-label="Letras" style={{ "--count": rows.length }}>
      {marks.map(({ label, at: place }, index) => (
        <a
          key={label}
          href={`#${letterId(label)}`}
          style={styleAt(place)}
          aria-current={label === atNeedle?.label ? "location" : undefined}
          data-before={isBefore(marks, index) || undefined}
        >
          {label}
        </a>
      ))}
      {atNeedle && <span className={styles.needle} style={styleAt(atNeedle.at)} />}
    </nav>
  );
}

/** A letter stands left of its tick if it is the last, or if only the next letter is too close. */
function isBefore(marks: readonly { at: number }[], index: number): boolean {
  const [before, at, after] = [index - 1, index, index + 1].map((place) => marks[place]?.at);
  if (at === undefined || after === undefined) return true;
  return after - at < 3 && at - (before ?? 0) > 6;
}

/** Always false in the static HTML. */
function useOnlyList(): boolean {
  const [only, setOnly] = useState(false);
  useEffect(() => {
    const stage = document.getElementById(stageId);
    const list = document.getElementById(listId);
    if (!stage || !list || !window.IntersectionObserver) return;
    const inView = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inView.set(target, isIntersecting);
        setOnly(inView.get(list) === true && inView.get(stage) === false);
      },
      { rootMargin: "-80px 0px 0px" },
    );
    observer.observe(stage);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return only;
}
