import { Ticks } from "#app/blocks/rack/ticks.tsx";
import type { ProductTests as Tests } from "#app/content/views/product-tests.ts";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Fold } from "./fold.tsx";
import styles from "./product-tests.module.css";

type Props = { id: string; name: string; tests: Tests };

export function ProductTests({ id, name, tests: { count, profiles, rack, lit } }: Props) {
  const noun = count === 1 ? "prueba" : "pruebas";
  return (
    <Section space="bottom" labelledBy="pruebas">
      <Fold title={`${count} ${noun} de este equipo`}>
        <div className={styles.box}>
          <h2 id="pruebas">Pruebas de este equipo</h2>
          <p className={styles.count}>
            <strong>{count}</strong> {noun} del directorio en {name}, según configuración
          </p>
          <Ticks className={styles.rack} rack={rack} lit={lit} />
          <ul className={styles.profiles}>
            {profiles.map((profile) => (
              <li key={profile.label}>
                <Link to={profile.to}>{profile.label}</Link> <span>{profile.count}</span>
              </li>
            ))}
          </ul>
          <TextLink to={`${testsPath}?equipo=${id}`}>
            {count === 1 ? "Ver la prueba" : `Ver las ${count} pruebas`}
          </TextLink>
        </div>
      </Fold>
    </Section>
  );
}
