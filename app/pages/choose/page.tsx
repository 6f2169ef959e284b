import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Section } from "#app/ui/section.tsx";
import { ThroughputTables } from "./chart/throughput-tables.tsx";
import { ChooseTool } from "./choose-tool.tsx";
import { Method } from "./method.tsx";
import styles from "./page.module.css";

export default function ChoosePage({ data: { page, areas, trail } }: { data: PageData<"choose"> }) {
  return (
    <Blocks>
      <Section space="none">
        <Breadcrumbs trail={trail} />
        <div className={styles.heading}>
          <h1>{page.title}</h1>
          <p>{page.lead}</p>
        </div>
      </Section>
      <noscript>
        {/* React renders nothing in <noscript> in the browser, so the browser's bundle omits the tables. */}
        {import.meta.env.SSR && (
          <ThroughputTables areas={areas} note={page.withoutScript} assumption={page.assumption} />
        )}
      </noscript>
      <ChooseTool page={page} areas={areas} />
      <div data-print="no">
        <Method {...page.method} />
      </div>
    </Blocks>
  );
}
