import type { ReactNode } from "react";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./scene.module.css";

type Props = {
  picture: PictureData;
  /** A heading on the calm side of the picture, in white; below the picture on small screens. */
  children?: ReactNode;
};

/** A picture as wide as the window. One shape at every width, so that it is always cut alike. */
export function Scene({ picture, children }: Props) {
  // Night instead of the picture's own tone: white text can be read before the picture arrives.
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
