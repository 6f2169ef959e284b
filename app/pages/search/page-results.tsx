import { memo, useState } from "react";
import type { ResultGroup } from "#app/features/search/engine/results.ts";
import { CommonScale, ResultRow } from "#app/features/search/ui/result-row.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./page-results.module.css";

const stepSize = 25;

/** A long group shows 25 results, and 25 more at each press of a button. */
export const PageResults = memo(function PageResults({ groups }: { groups: ResultGroup[] }) {
  return (
    <div className={styles.results}>
      {groups.map((group) => (
        <GroupResults key={group.id} group={group} />
      ))}
    </div>
  );
});

function GroupResults({ group }: { group: ResultGroup }) {
  const [shown, setShown] = useState(stepSize);
  const hits = group.hits.slice(0, shown);
  const more = Math.min(stepSize, group.hits.length - hits.length);
  return (
    <section aria-labelledby={`grupo-${group.id}`}>
      <div className={styles.head}>
        <h2 id={`grupo-${group.id}`} className={styles.title}>
          {group.title} <span className={styles.count}>{group.hits.length}</span>
        </h2>
        <CommonScale hits={hits} />
      </div>
      <ul className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.document.id}>
            <Link to={hit.document.path} className={styles.link}>
              <ResultRow hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + stepSize)}>
          Mostrar {more} más
        </Button>
      )}
    </section>
  );
}
