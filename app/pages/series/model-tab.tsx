import type { SeriesPart } from "#app/content/views/series.ts";
import styles from "./model-tab.module.css";

type Props = {
  model: SeriesPart["models"][number];
  /** Id of the radio button that the tab selects. */
  radioId: string;
};

export function ModelTab({ model, radioId }: Props) {
  return (
    <label className={styles.tab} htmlFor={radioId}>
      <span className={styles.name}>{model.shortName ?? model.name}</span>
      <span className={styles.target}>{model.target}</span>
    </label>
  );
}
