import { ArrowRight } from "lucide-react";
import type { TestPanelPage } from "#app/content.server/panel-page.ts";
import { enquiryPath } from "#app/lib/enquiry-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TestPanelGroup } from "./test-panel-group.tsx";
import styles from "./test-panel-groups.module.css";
import { TestPanelIndex } from "./test-panel-index.tsx";

type Props = Pick<TestPanelPage, "name" | "groups" | "canonical" | "counts" | "note">;

/** Every test of the panel by group, beside an index of the groups. */
export function TestPanelGroups({ name, groups, canonical, counts, note }: Props) {
  return (
    <div className={styles.layout}>
      <TestPanelIndex groups={groups} canonical={canonical} />
      <div>
        <p className={styles.counts}>{countsInWords(counts)}</p>
        {groups.map((group) => (
          <TestPanelGroup key={group.id} group={group} />
        ))}
        <div className={styles.note}>
          <ButtonLink
            to={enquiryPath({ about: name })}
            icon={<ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}
          >
            Contactar asesor técnico
          </ButtonLink>
          <p>{note}</p>
        </div>
      </div>
    </div>
  );
}

function countsInWords({ unique, groups, repeated }: Props["counts"]): string {
  const total = `${unique} pruebas distintas en ${groups} perfiles`;
  if (repeated === 0) return `${total}.`;
  return repeated === 1
    ? `${total}; una figura en dos perfiles.`
    : `${total}; ${repeated} figuran en dos perfiles.`;
}
