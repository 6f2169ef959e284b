import { Check } from "lucide-react";
import styles from "./feature-list.module.css";

export function FeatureList({ features }: { features: string[] }) {
  return (
    <>
      <h2 className={styles.title}>Características destacadas</h2>
      <ul>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check size={20} />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
