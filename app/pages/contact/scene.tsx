import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./scene.module.css";

/** A strip of the bench, as wide as the page, that closes it. */
export function ContactScene({ picture }: { picture: PictureData }) {
  return (
    <figure className={styles.scene}>
      <Picture className={styles.image} picture={picture} sizes="100vw" />
      <figcaption className={styles.caption}>Imagen referencial</figcaption>
    </figure>
  );
}
