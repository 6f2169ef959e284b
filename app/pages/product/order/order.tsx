import details from "#app/blocks/product/details.module.css";
import { Fold } from "#app/blocks/product/fold.tsx";
import { Ticks } from "#app/blocks/rack/ticks.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./order.module.css";

type Page = PageData<"product">;
type Props = { id: string; tests: Page["tests"] & object; supplies: Page["supplies"] & object };

export function Order({ id, tests: { count, profiles, rack, lit }, supplies }: Props) {
  return (
    <Section tone="mist" labelledBy="que-se-pide">
      <Fold title="Qué se pide con este equipo">
        <div className={details.details}>
          <h2 id="que-se-pide">Qué se pide con este equipo</h2>
          <div>
            <ul>
              {supplies.map(({ label, to, pack, cap }) => (
                <li key={label} className={styles.supply} style={cap && { "--cap": `var(--cap-${cap})` }}>
                  <Link to={to}>{label}</Link> <span className="note">{pack}</span>
                </li>
              ))}
            </ul>
            <p className={styles.count}>
              <FigureNumber number={count} size="medium" /> {count === 1 ? "prueba" : "pruebas"}, según
              configuración
            </p>
            <Ticks className={styles.rack} rack={rack} lit={lit} />
            {/* Repeats product-tests.tsx: sharing the list would cost every series page one request. */}
            <ul className={styles.profiles}>
              {profiles.map((profile) => (
                <li key={profile.label}>
                  <Link to={profile.to}>{profile.label}</Link> <span className="note">{profile.count}</span>
                </li>
              ))}
            </ul>
            <TextLink to={`${testsPath}?equipo=${id}`}>
              {count === 1 ? "Ver la prueba" : `Ver las ${count} pruebas`}
            </TextLink>
          </div>
        </div>
      </Fold>
    </Section>
  );
}
