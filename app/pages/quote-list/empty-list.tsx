import { ArrowRight, ListPlus } from "lucide-react";
import { testsPath } from "#app/lib/addresses/test-address.ts";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./empty-list.module.css";

/** The ruler is empty, like the list. */
export function EmptyList({ supplies }: { supplies?: LabelledLink }) {
  const ways = [
    {
      to: workloadPath(),
      label: "Elegir equipo",
      text: "De las pruebas de un día a los equipos que las hacen.",
    },
    { to: testsPath, label: "Buscar una prueba", text: "De la prueba a su equipo, su tubo y su reactivo." },
    ...(supplies ? [{ ...supplies, text: "Por línea, con cantidades en cada fila." }] : []),
  ];
  return (
    <>
      <div className={styles.ruler}>
        <Ruler major={9} minor={10} />
      </div>
      <div className={styles.text}>
        <h2>Su lista está vacía</h2>
        <p className={styles.lead}>
          Añada equipos o insumos con{" "}
          <ListPlus
            className={styles.icon}
            size={20}
            strokeWidth={1.8}
            role="img"
            aria-label="Añadir a la cotización"
          />{" "}
          y pida una sola cotización.
        </p>
        <ButtonLink to="/productos" icon={<ArrowRight size={20} />}>
          Ver todos los productos
        </ButtonLink>
      </div>
      <nav className={styles.ways} aria-label="Otras formas de empezar">
        <ul>
          {ways.map(({ to, label, text }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
              <p className="note">{text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
