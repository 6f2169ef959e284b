import { useEffect } from "react";
import styles from "#app/blocks/message.module.css";
import { askToUpdate } from "#app/features/notices/update-notice.ts";
import type { PageView } from "#app/router/route.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Recovery, useLoadRecovery } from "./use-load-recovery.ts";

const texts: Record<Recovery, { title: string; lead: string }> = {
  loading: { title: "Cargando la página", lead: "Un momento, por favor." },
  offline: {
    title: "Sin conexión",
    lead: "No es posible conectarse con el sitio. La página se cargará en cuanto vuelva la conexión.",
  },
  failed: {
    title: "No se pudo cargar la página",
    lead: "Ocurrió un problema al cargar esta página. Inténtelo de nuevo; si continúa, llámenos o escríbanos.",
  },
};

export function loadFailure(error: unknown): PageView {
  console.error(error);
  return {
    body: <LoadFailure />,
    head: () => ({ title: texts.loading.title, description: texts.loading.lead }),
  };
}

export function LoadFailure() {
  const [state, retry] = useLoadRecovery(askToUpdate);
  const { title, lead } = texts[state];

  // A second <title> would have no effect, because the head already has one.
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Section>
      <div role="status">
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {state !== "loading" && (
        <div className={styles.actions}>
          <Button onClick={retry}>Reintentar</Button>
          <TextLink to="/">Volver al inicio</TextLink>
        </div>
      )}
    </Section>
  );
}
