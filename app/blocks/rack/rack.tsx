import type { ComponentProps } from "react";
import styles from "./rack.module.css";
import { Ticks } from "./ticks.tsx";

type Props = Omit<ComponentProps<typeof Ticks>, "className" | "markClass">;

/** Shows one tick per laboratory test, with labels below. `children` are drawn over the ticks. */
export function Rack(props: Props) {
  return <Ticks {...props} className={styles.rack} markClass={styles.mark} />;
}
