import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

/** A button that is only an icon. It takes the colour of its surroundings. */
export function IconButton(button: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={styles.button} {...button} />;
}
