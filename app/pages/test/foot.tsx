import { FileDown } from "lucide-react";
import type { TestPage } from "#app/content/views/test.ts";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import styles from "./foot.module.css";
import { MainAction } from "./head-block.tsx";

/** A bar at the foot of a phone: the main action and the PDF. */
export function TestFoot({ page }: { page: TestPage }) {
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
