import type { ReactNode } from "react";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./scene.module.css";

type Props = {
  picture: PictureData;
  /** A heading, white on the left of the picture. Small screens show it below the picture. */
  children?: ReactNode;
};

/** Large, medium and small screens have one aspect ratio each. */
export function Scene({ picture, children }: Props) {
  // A dark placeholder keeps the white text readable before the picture loads.
  return (
    <div className={styles.scene}>
      <figure className={styles.frame}>
        <Picture className={styles.image} picture={{ ...picture, tone: "var(--night)" }} sizes="100vw" />
        <figcaption className={styles.caption}>Imagen referencial</figcaption>
      </figure>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
