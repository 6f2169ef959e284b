import { useState } from "react";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { CompactArea } from "#app/content/views/category.ts";
import { useSeen } from "#app/hooks/use-seen.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./compact-workload.module.css";

const tool = lazyComponent(() => import("./compact-tool.tsx"));

/** The link to the full tool is outside the lazy part, so it keeps the focus when the tool appears. */
export function CompactWorkload({ area, space }: { area: CompactArea; space: "full" | "none" }) {
  const [place, seen] = useSeen<HTMLDivElement>();
  const [path, setPath] = useState(`/elegir?area=${area.id}`);
  return (
    <Section labelledBy="alcanza" space={space}>
      <SectionHeading id="alcanza" title="¿Qué equipo cubre su carga?">
        <TextLink to={path}>Abrir la herramienta completa</TextLink>
      </SectionHeading>
      <div className={styles.place} style={{ "--analyzers": area.analyzers.length }} ref={place}>
        {seen && <LazyPart component={tool}>{(Tool) => <Tool area={area} onPath={setPath} />}</LazyPart>}
      </div>
    </Section>
  );
}
