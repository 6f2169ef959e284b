import { ArrowRight } from "lucide-react";
import type { RapidPanelPage } from "#app/content/views/panel.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import styles from "./rapid-adviser.module.css";

export function RapidAdviser({ adviser, name }: Pick<RapidPanelPage, "adviser" | "name">) {
  return (
    <aside className={styles.adviser} data-print="no" aria-labelledby="asesor">
      <div>
        <h2 id="asesor" className="subtitle">
          {adviser.title}
        </h2>
        <p className={styles.text}>{adviser.text}</p>
      </div>
      <ButtonLink to={enquiryPath({ about: name })} icon={<ArrowRight size={20} />}>
        Contactar asesor técnico
      </ButtonLink>
    </aside>
  );
}
