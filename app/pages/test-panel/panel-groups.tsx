import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { SectionIndex } from "#app/blocks/groups/section-index.tsx";
import type { TestPanelPage } from "#app/content/views/panel.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { AnalyzerList, availableIn, TestPanelGroup, UsualSample } from "./panel-group.tsx";
import styles from "./panel-groups.module.css";
import { TestFilter } from "./test-filter.tsx";
import { matchesTest, useTestFilter } from "./use-test-filter.ts";

type Props = Pick<
  TestPanelPage,
  | "name"
  | "groups"
  | "analyzers"
  | "method"
  | "sample"
  | "canonical"
  | "counts"
  | "note"
  | "example"
  | "italics"
>;

/** The filter narrows both the groups and their index. */
export function TestPanelGroups({ groups, counts, ...panel }: Props) {
  const [query, type] = useTestFilter();
  const list = useRef<HTMLDivElement>(null);
  const matching = groups
    .map((group) => ({ ...group, tests: group.tests.filter((test) => matchesTest(test, query)) }))
    .filter((group) => group.tests.length > 0);
  const found = {
    tests: new Set(matching.flatMap((group) => group.tests.map(nameOf))).size,
    groups: matching.length,
  };

  function narrow(next: string) {
    for (const group of list.current?.querySelectorAll("details") ?? []) group.open = true;
    type(next);
  }

  return (
    <div className={styles.layout}>
      <div>
        <p className="note">{countsInWords(counts)}</p>
        <TestFilter example={panel.example} query={query} onQuery={narrow} found={found} />
      </div>
      <SectionIndex
        label="Perfiles de este panel"
        path={panel.canonical}
        sections={matching.map(({ id, name, tests }) => ({ id, name, count: tests.length }))}
        unit="pruebas"
      />
      <div ref={list}>
        <div className={styles.shared}>
          <AnalyzerList start={availableIn} analyzers={panel.analyzers} method={panel.method} />
          <UsualSample sample={panel.sample} />
        </div>
        {matching.map((group) => (
          <TestPanelGroup key={group.id} group={group} italics={panel.italics} />
        ))}
        <div className={styles.note}>
          <ButtonLink to={enquiryPath({ about: panel.name })} icon={<ArrowRight size={20} />}>
            Contactar asesor técnico
          </ButtonLink>
          <p className="note">{panel.note}</p>
        </div>
      </div>
    </div>
  );
}

function nameOf(test: { name: string }): string {
  return test.name;
}

/** `unique` counts each test once, even if two profiles include it. */
function countsInWords({ unique, groups }: Props["counts"]): string {
  return `${unique} pruebas en ${groups} perfiles.`;
}
