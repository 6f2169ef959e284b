import { ArrowLeft, ArrowRight } from "lucide-react";
import { Rack } from "#app/blocks/rack/rack.tsx";
import { RackNeedle } from "#app/blocks/rack/rack-needle.tsx";
import { SectionHeading } from "#app/blocks/sections/section-heading.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { testPath, testsPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { longName } from "./long-name.ts";
import styles from "./position.module.css";

export function LabTestPosition({
  page: { name, shortName, place, count, texts },
}: {
  page: PageData<"test">;
}) {
  const { previous, next } = place;
  return (
    <Section labelledBy="lugar">
      <SectionHeading id="lugar" title={texts.place}>
        <TextLink to={testsPath} icon={null}>
          Ver las {count} pruebas
        </TextLink>
      </SectionHeading>
      <div className={styles.rack} style={{ "--half": place.at * 2 < count ? 0 : 1 }}>
        <Rack rack={place.rack} marks={place.marks}>
          <RackNeedle at={place.at} count={count} halved>
            <span>{name.length > longName ? shortName : name}</span>
            {previous && next && (
              <span className={styles.between}>
                entre {previous.name} y {next.name}
              </span>
            )}
          </RackNeedle>
        </Rack>
      </div>
      <nav className={styles.pager} aria-label="Pruebas vecinas">
        {previous && (
          <Link to={testPath(previous.id)} rel="prev">
            <small>Anterior</small>
            <span>
              <ArrowLeft size={20} />
              {previous.name}
            </span>
          </Link>
        )}
        {next && (
          <Link to={testPath(next.id)} rel="next">
            <small>Siguiente</small>
            <span>
              {next.name}
              <ArrowRight size={20} />
            </span>
          </Link>
        )}
      </nav>
    </Section>
  );
}
