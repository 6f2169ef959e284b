import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

export function IconButton(button: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={styles.button} {...button} />;
}
