import type { ComponentProps } from "react";
import styles from "./rack.module.css";
import { Ticks } from "./ticks.tsx";

type Props = Omit<ComponentProps<typeof Ticks>, "className" | "markClass">;

/** The ticks of all tests, with letters or areas below. `children`, such as the needle, lie over them. */
export function Rack(props: Props) {
  return <Ticks {...props} className={styles.rack} markClass={styles.mark} />;
}
