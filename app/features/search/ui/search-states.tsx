import { ArrowRight } from "lucide-react";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { missingInWords } from "#app/features/search/engine/few-results.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./search-states.module.css";

export function Loading() {
  return <p className={styles.quiet}>Preparando la búsqueda…</p>;
}

/** The query stays, and its results appear when the index loads. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>No se pudo cargar la búsqueda</p>
      <p className={styles.text}>Revise su conexión a internet. Lo que escribió se conserva.</p>
      <Button onClick={onRetry}>Reintentar</Button>
    </div>
  );
}

export function NoResults({ query }: { query: string }) {
  return (
    <div className={styles.state}>
      <Ruler major={6} minor={5} />
      <p className={styles.title}>Sin resultados para «{query}»</p>
      <p className={styles.text}>Revise la escritura o cuéntenos qué necesita.</p>
      <div className={styles.ways}>
        <ButtonLink to={enquiryPath({ about: query })} icon={<ArrowRight size={20} />}>
          Contactar asesor técnico
        </ButtonLink>
        <TextLink to="/elegir">Calcular qué equipo necesita</TextLink>
      </div>
    </div>
  );
}

export function Missing({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={styles.missing}>{missingInWords(words)} Estos resultados contienen las demás palabras.</p>
  );
}

type CorrectionProps = { query: string; corrected: string; onLiteral: () => void };

export function Correction({ query, corrected, onLiteral }: CorrectionProps) {
  return (
    <p className={styles.correction}>
      Resultados para <strong>{corrected}</strong>.{" "}
      <TextButton onClick={onLiteral}>Buscar «{query}»</TextButton>
    </p>
  );
}
