import type { CompactArea } from "#app/content/views/category.ts";
import { useSeen } from "#app/hooks/use-seen.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./compact-workload.module.css";

const tool = lazyComponent(() => import("./compact-tool.tsx"));

/** The workload tool in one sentence. Its code loads when it comes into view; until then it is a plain link. */
export function CompactWorkload({ area }: { area: CompactArea }) {
  const [place, seen] = useSeen<HTMLDivElement>();
  const link = <TextLink to={`/elegir?area=${area.id}`}>Calcular qué equipo cubre su carga</TextLink>;
  return (
    <Section labelledBy="alcanza">
      <h2 id="alcanza">¿Qué equipo cubre su carga?</h2>
      <div className={styles.place} ref={place}>
        {seen ? (
          <LazyPart component={tool} fallback={link}>
            {(Tool) => <Tool area={area} />}
          </LazyPart>
        ) : (
          link
        )}
      </div>
    </Section>
  );
}
