import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import styles from "./area-choice.module.css";

type Props = { areas: WorkloadArea[]; chosen: string; onChoose: (area: WorkloadArea) => void };

export function AreaChoice({ areas, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">Área del laboratorio</legend>
      {areas.map((area) => (
        <label key={area.id} className={styles.area}>
          <input
            type="radio"
            name="area"
            value={area.id}
            checked={area.id === chosen}
            onChange={() => onChoose(area)}
          />
          <span>{area.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
