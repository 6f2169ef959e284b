import { FileDown } from "lucide-react";
import type { TestPage } from "#app/content/views/test.ts";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import styles from "./action-bar.module.css";
import { MainAction } from "./lab-test-head.tsx";

/** Only on phones. */
export function LabTestActionBar({ page }: { page: TestPage }) {
  return (
    <div className={styles.foot}>
      <MainAction page={page} />
      <ButtonAnchor
        variant="secondary"
        icon={<FileDown size={20} strokeWidth={1.6} />}
        iconFirst
        href={page.sheet}
        type="application/pdf"
        aria-label="Hoja de la prueba, PDF"
      >
        PDF
      </ButtonAnchor>
    </div>
  );
}
