import type { PointerEvent } from "react";
import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import styles from "./phone-letters.module.css";

/** The letters on a rule at the edge of a phone. A finger on it scrolls to the letter below it. */
export function PhoneLetters({ ids }: { ids: readonly string[] }) {
  const current = useCurrentSection(ids, 30);
  if (ids.length < 2) return null;

  function scrollTo({ currentTarget, clientY, buttons }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return;
    const { top, height } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientY - top) / height) * ids.length);
    const id = ids[Math.min(Math.max(place, 0), ids.length - 1)];
    if (id) document.getElementById(id)?.scrollIntoView();
  }

  return (
    <nav className={styles.letters} aria-label="Letras">
      <ul data-dense-targets="" onPointerDown={scrollTo} onPointerMove={scrollTo}>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {id.at(-1)?.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
