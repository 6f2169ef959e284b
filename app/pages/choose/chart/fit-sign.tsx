import { Check, CircleHelp, X } from "lucide-react";
import { fitWords } from "#app/features/workload/words.ts";
import type { Fit } from "#app/lib/workload.ts";
import styles from "./fit-sign.module.css";

const icon = { size: 18, strokeWidth: 2 };

/** The sign and the word repeat the meaning of the colour for visitors who cannot tell the colours apart. */
export function FitSign({ fit }: { fit?: Fit }) {
  return (
    <p className={styles.fit} data-fit={fit}>
      {fit === "ample" && <Check {...icon} />}
      {fit === "tight" && <span aria-hidden="true">≈</span>}
      {fit === "short" && <X {...icon} />}
      {!fit && <CircleHelp {...icon} />}
      {fit ? fitWords[fit] : "Sin dato publicado"}
    </p>
  );
}
