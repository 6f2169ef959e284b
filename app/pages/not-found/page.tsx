import { useEffect } from "react";
import message from "#app/blocks/message.module.css";
import { SearchForm } from "#app/features/search/ui/search-form.tsx";
import { useCurrentPath } from "#app/router/use-location.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./not-found.module.css";

/** The ruler ends at 400. A red mark is beyond its end, at 404. */
export default function NotFoundPage() {
  const path = useCurrentPath();

  useEffect(() => {
    if (path) console.warn(`404: ${path}`);
  }, [path]);

  return (
    <Section>
      <div className={styles.scale}>
        <h1 className={styles.figure}>404</h1>
        <div className={styles.ruler}>
          <Ruler major={4} minor={10} labels={["0", "100", "200", "300", "400"]} />
        </div>
        <span className={styles.needle} />
      </div>
      <div className={styles.split}>
        <div>
          <h2>Página no encontrada</h2>
          <p className={message.lead}>
            La página que busca no existe o fue movida. Esta dirección quedó fuera de la escala.
          </p>
          <div className={message.actions}>
            <ButtonLink to="/">Volver al inicio</ButtonLink>
            <TextLink to="/productos">Ver todos los productos</TextLink>
          </div>
        </div>
        <SearchForm label="¿Qué estaba buscando?" />
      </div>
    </Section>
  );
}
