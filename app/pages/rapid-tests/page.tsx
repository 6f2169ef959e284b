import { EntryHero } from "#app/blocks/entry/entry-hero.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { Blocks } from "#app/ui/blocks.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./page.module.css";
import { RapidAdviser } from "./rapid-adviser.tsx";
import { RapidGroups } from "./rapid-groups.tsx";
import { RapidTime } from "./rapid-time.tsx";

export default function RapidTestsRoute({ data: page }: { data: PageData<"rapid-tests"> }) {
  return (
    <Blocks>
      <EntryHero
        trail={page.trail}
        back={page.back}
        title={page.name}
        lead={page.lead}
        picture={page.picture}
        elevation={page.elevation}
        links={page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
      />
      <Section space="bottom">
        <RapidTime time={page.resultTime} />
        <RapidGroups groups={page.groups} page={page}>
          {page.note && <p className={styles.note}>{page.note}</p>}
          <RapidAdviser adviser={page.adviser} name={page.name} />
        </RapidGroups>
      </Section>
    </Blocks>
  );
}
