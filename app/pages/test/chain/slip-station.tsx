import { Check } from "lucide-react";
import type { TestPage } from "#app/content/views/test.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./slip-station.module.css";
import { Station } from "./station.tsx";

/** Draws a request form that lists the test with the other tests of its profile. */
export function SlipStation({ page: { id, name, slip } }: { page: TestPage }) {
  const count = slip.count === 1 ? "la única prueba" : `una de las ${slip.count} pruebas`;
  return (
    <Station
      number={1}
      title="Solicitud"
      bench="list"
      drawing={
        <div className={styles.slip}>
          <p className={styles.head}>
            <strong>{slip.profile}</strong> <span>{slip.count}</span>
          </p>
          <ul data-dense-targets="">
            {slip.tests.map((test) => (
              <li key={test.id}>
                {test.id === id ? (
                  <strong>
                    <Check size={14} strokeWidth={3} />
                    {test.name}
                  </strong>
                ) : (
                  <Link to={testPath(test.id)}>{test.name}</Link>
                )}
              </li>
            ))}
            {slip.more > 0 && (
              <li className={styles.more}>
                <Link to={slip.path}>y {slip.more} más</Link>
              </li>
            )}
          </ul>
        </div>
      }
      link={{ label: slip.panel ?? slip.profile, to: slip.path }}
    >
      {name} es {count} del perfil {slip.inSentence}.
    </Station>
  );
}
