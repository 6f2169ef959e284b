import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import { Counter } from "./counter.tsx";
import { RuledColumns } from "./ruled-columns.tsx";

/** The counters. The needle marks the last one, 24/7 support. */
export function HomeCounters({ counters }: { counters: HomePage["counters"] }) {
  return (
    <Section tone="night" labelledBy="cifras">
      <h2 id="cifras" className="visually-hidden">
        En cifras
      </h2>
      <RuledColumns
        narrow="pairs"
        needle={counters.length - 1}
        items={counters.map((counter) => ({ key: counter.label, content: <Counter {...counter} /> }))}
      />
    </Section>
  );
}
