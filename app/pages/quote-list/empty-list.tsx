import { ArrowRight, ListPlus } from "lucide-react";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./empty-list.module.css";

/** The ruler marks no value, because there is none. */
export function EmptyList() {
  return (
    <div>
      <Ruler major={9} minor={10} />
      <h2 className={styles.title}>Su lista está vacía</h2>
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
  );
}
