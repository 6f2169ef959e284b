import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { CopyLink } from "#app/blocks/copy-link.tsx";
import { SplitSection } from "#app/blocks/sections/split-section.tsx";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { channels, newTabProps } from "#app/features/enquiry/channels.tsx";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { composeMessage } from "#app/features/enquiry/message.ts";
import { requestInWords } from "#app/features/workload/words.ts";
import type { WorkloadAnswers } from "#app/lib/addresses/workload-address.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/actions/button.tsx";
import { NewTabNote } from "#app/ui/actions/new-tab.tsx";
import styles from "./recommendation.module.css";

type ButtonProps = { title: string; area: WorkloadArea; workload: WorkloadAnswers; short?: true };

function Buttons({ title, area, workload, short }: ButtonProps) {
  const request = requestOf({ area, workload });
  const { whatsapp } = channels;
  return (
    <>
      <ButtonLink
        to={enquiryPath({ subject: "sales", message: request })}
        icon={short ? null : <ArrowRight size={20} />}
      >
        Pedir recomendación
      </ButtonLink>
      <ButtonAnchor
        variant="secondary"
        href={whatsapp.link(composeMessage({ message: request ?? title })) ?? whatsapp.plainLink}
        icon={whatsapp.icon}
        iconFirst
        {...newTabProps("whatsapp")}
      >
        {short ? "WhatsApp" : whatsapp.label}
        <NewTabNote />
      </ButtonAnchor>
    </>
  );
}

function requestOf({ area, workload }: Pick<ButtonProps, "area" | "workload">): string | undefined {
  return workload.load > 0 ? requestInWords(area, workload) : undefined;
}

/** Shows the same buttons in a bar at the bottom of a phone's screen. */
export const FootBar = memo(function FootBar(props: ButtonProps) {
  return (
    <div className={styles.foot}>
      <Buttons {...props} short />
    </div>
  );
});

type Props = { title: string; text: string; area: WorkloadArea; workload: WorkloadAnswers };

/** The visitor reads the message before sending it. */
export function Recommendation({ title, text, area, workload }: Props) {
  const request = requestOf({ area, workload });
  return (
    <SplitSection id="recomendacion" title={title} lead={text} tone="mist">
      <div className={styles.card}>
        {request && (
          <div data-needs-script>
            <p className="note">Así llegará su mensaje</p>
            <p className={styles.message}>{request}</p>
          </div>
        )}
        <div className={styles.channels}>
          <Buttons title={title} area={area} workload={workload} />
          <span data-needs-script>
            <CopyLink className={styles.copy} />
          </span>
        </div>
      </div>
    </SplitSection>
  );
}
