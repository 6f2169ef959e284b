import { Check, CircleHelp, X } from "lucide-react";
import { fitWords } from "#app/features/workload/words.ts";
import type { Fit } from "#app/lib/workload.ts";
import styles from "./fit-sign.module.css";

const icon = { size: 18, strokeWidth: 2 };

type Props = {
  fit?: Fit;
  /** Fast enough, but no answer: without the sign of one, and without its colour. */
  muted?: boolean;
};

/** The finding by sign and word; its colour only repeats it. */
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
