import { memo, type PointerEvent } from "react";
import { useCurrentSection } from "#app/hooks/use-current-section.ts";
import { letterId } from "#app/lib/addresses/test-address.ts";
import styles from "./phone-letters.module.css";

/** At the edge of a phone's screen. A finger on a letter scrolls the list to that letter. */
export const PhoneLetters = memo(function PhoneLetters({ letters }: { letters: readonly string[] }) {
  const ids = letters.map(letterId);
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
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#${letterId(letter)}`}
              aria-current={letterId(letter) === current ? "location" : undefined}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
