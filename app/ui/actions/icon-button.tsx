import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

/** A button that is an icon alone; its colour is the business of what it stands in. */
export function IconButton(button: ComponentProps<"button"> & { "aria-label": string }) {
  return <button type="button" className={styles.button} {...button} />;
}
