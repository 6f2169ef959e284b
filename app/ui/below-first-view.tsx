import { type ReactNode, useDeferredValue } from "react";
import { useLocation } from "#app/router/location.ts";
import styles from "./below-first-view.module.css";

/**
 * The part of a page below its first view. After a link it is drawn once the first view has been painted;
 * in the static HTML, on the way back and for a hash it is there from the start. Its key is the page's own.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { type, hash } = useLocation();
  const drawn = useDeferredValue(true, type === "traverse" || hash !== "");
  return drawn ? children : <div className={styles.room} />;
}
