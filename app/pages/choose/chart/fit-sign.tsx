import { Check, CircleHelp, X } from "lucide-react";
import { fitWords } from "#app/features/workload/words.ts";
import type { Fit } from "#app/lib/workload.ts";
import styles from "./fit-sign.module.css";

const icon = { size: 18, strokeWidth: 2 };

type Props = {
  fit?: Fit;
  /** Removes sign and colour from an analyzer that is fast enough but does not fit. */
  muted?: boolean;
};

/** The verdict as sign and word. Its colour only repeats it. */
export function FitSign({ fit, muted = false }: Props) {
  return (
    <p className={styles.fit} data-fit={muted ? undefined : fit}>
      {fit === "ample" && !muted && <Check {...icon} />}
      {fit === "tight" && !muted && <span aria-hidden="true">≈</span>}
      {fit === "short" && <X {...icon} />}
      {!fit && <CircleHelp {...icon} />}
      {fit ? fitWords[fit] : "Sin dato publicado"}
    </p>
  );
}
