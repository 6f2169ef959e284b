import { ArrowRight } from "lucide-react";
import { CopyLink } from "#app/blocks/copy-link.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { composeMessage } from "#app/features/enquiry/message.ts";
import { tabOf, ways } from "#app/features/enquiry/ways.tsx";
import type { Answers } from "#app/features/workload/address.ts";
import { requestInWords } from "#app/features/workload/words.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/actions/button.tsx";
import { NewTabNote } from "#app/ui/actions/new-tab.tsx";
import styles from "./recommendation.module.css";

type Props = { title: string; text: string; area: WorkloadArea; workload: Answers };

/** The values as a message to an adviser. The visitor sees it before it is sent. */
export function Recommendation({ title, text, area, workload }: Props) {
  const request = workload.load > 0 ? requestInWords(area, workload) : undefined;
  const { whatsapp } = ways;
  const message = composeMessage({ message: request ?? title });
  return (
    <SplitSection id="recomendacion" title={title} lead={text} tone="mist">
      <div className={styles.card}>
        {request && (
          <div data-needs-script>
            <p className="note">Así llegará su mensaje</p>
            <p className={styles.message}>{request}</p>
          </div>
        )}
        <div className={styles.ways}>
          <ButtonLink
            to={enquiryPath({ subject: "sales", message: request })}
            icon={<ArrowRight size={20} />}
          >
            Pedir recomendación
          </ButtonLink>
          <ButtonAnchor
            variant="secondary"
            href={whatsapp.link(message) ?? whatsapp.bare}
            icon={whatsapp.icon}
            iconFirst
            {...tabOf("whatsapp")}
          >
            {whatsapp.label}
            <NewTabNote />
          </ButtonAnchor>
          <span data-needs-script>
            <CopyLink className={styles.copy} />
          </span>
        </div>
      </div>
    </SplitSection>
  );
}
