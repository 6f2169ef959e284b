import { layoutData } from "virtual:layout-data";
import { letterId, testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./test-letters.module.css";

export default function TestLetters() {
  const { summary, letters } = layoutData.tests;
  return (
    <>
      <span className={styles.summary}>{summary}</span>
      <nav className={styles.ruler} aria-label="Pruebas por letra">
        {[...letters].map((letter) => (
          <Link key={letter} to={`${testsPath}#${letterId(letter)}`}>
            {letter}
          </Link>
        ))}
      </nav>
      <Link to={testsPath} className={styles.all}>
        Ver todas
      </Link>
    </>
  );
}
