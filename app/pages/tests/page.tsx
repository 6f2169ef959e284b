import { useMemo, useState } from "react";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { TestsFilterList } from "#app/pages/tests/filters/filter-list.tsx";
import { PhoneFilters } from "#app/pages/tests/filters/phone-filters.tsx";
import { TestsListHead } from "#app/pages/tests/filters/tests-list-head.tsx";
import { byArea, narrowedList, wholeList } from "#app/pages/tests/list/groups.ts";
import { NoScriptIndex } from "#app/pages/tests/list/no-script-index.tsx";
import { NothingFound } from "#app/pages/tests/list/nothing-found.tsx";
import { PhoneLetters } from "#app/pages/tests/list/phone-letters.tsx";
import { TestsList } from "#app/pages/tests/list/tests-list.tsx";
import { TestsStage } from "#app/pages/tests/stage/stage.tsx";
import { listId, TestsStrip } from "#app/pages/tests/stage/strip.tsx";
import { Blocks } from "#app/ui/blocks.tsx";
import { Section } from "#app/ui/section.tsx";
import { TestsClosing } from "./closing.tsx";
import styles from "./page.module.css";
import { useDirectory } from "./use-directory.ts";

export default function TestsRoute({ data }: { data: PageData<"tests"> }) {
  const { page, rows, reported, filters, trail } = data;
  const directory = useDirectory(data);
  const { shown, asked, listed, narrowed } = directory;
  const [pointed, point] = useState<string>();
  const groups = useMemo(() => {
    if (listed.byArea && !asked) return byArea(shown, filters, listed);
    return narrowed ? narrowedList(shown, asked !== "") : wholeList(rows, reported);
  }, [listed, asked, narrowed, shown, rows, reported, filters]);
  const letters = useMemo(
    () => groups.flatMap(({ label }) => (label?.length === 1 ? [label] : [])),
    [groups],
  );
  return (
    <Blocks>
      <TestsStage data={data} trail={trail} directory={directory} pointed={pointed} onPoint={point} />
      <TestsStrip rows={rows} letters={letters} directory={directory} />
      <Section space="bottom">
        <PhoneFilters filters={filters} directory={directory.state} />
        <div className={styles.layout} id={listId}>
          <TestsFilterList filters={filters} directory={directory.state} />
          <div className={styles.results}>
            <TestsListHead
              count={rows.length}
              reported={reported.length}
              filters={filters}
              directory={directory}
            />
            {shown.length > 0 ? (
              <TestsList groups={groups} query={asked} areas={listed.byArea} onPoint={point} />
            ) : (
              <NothingFound texts={page.nothing} directory={directory} onPoint={point} />
            )}
            <PhoneLetters letters={letters} />
          </div>
        </div>
        <NoScriptIndex rows={rows} filters={filters} />
      </Section>
      <TestsClosing {...page.cta} to={enquiryPath({ subject: "sales", about: "Directorio de pruebas" })} />
    </Blocks>
  );
}
