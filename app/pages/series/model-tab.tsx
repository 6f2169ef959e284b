import type { SeriesPart } from "#app/content/views/series.ts";
import styles from "./model-tab.module.css";

type Props = {
  model: SeriesPart["models"][number];
  /** Id of the model's radio button, whose state the tab shows. */
  choice: string;
};

/** The tab of a model: its short name and whom it suits. */
export function ModelTab({ model, choice }: Props) {
  return (
    <label className={styles.tab} htmlFor={choice}>
      <span className={styles.name}>{model.shortName ?? model.name}</span>
      <span className={styles.target}>{model.target}</span>
    </label>
  );
}
