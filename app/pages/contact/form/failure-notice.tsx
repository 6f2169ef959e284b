import { Button } from "#app/ui/actions/button.tsx";
import type { Failure } from "./delivery.ts";
import styles from "./failure-notice.module.css";
import { scrollIntoView } from "./scroll-into-view.ts";

const reasons: Record<Failure, string> = {
  slow: "El servicio de mensajes no respondió en 10 segundos.",
  unreachable: "No hubo conexión con el servicio de mensajes.",
  refused: "El servicio de mensajes no lo aceptó.",
};

type Props = { failure: Failure; attempts: number; onRetry: () => void };

/** Offers a retry after the first failure, then the other channels. */
export function FailureNotice({ failure, attempts, onRetry }: Props) {
  return (
    <div className={styles.failure} data-tone="warning" ref={scrollIntoView}>
      <p>
        <strong>No pudimos enviar su mensaje.</strong> {reasons[failure]} Lo que escribió sigue aquí
        {attempts > 1 && ": envíelo por WhatsApp o por correo, o cópielo"}.
      </p>
      {attempts === 1 && (
        <Button variant="secondary" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
