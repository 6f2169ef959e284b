import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Elevation } from "./elevation.tsx";
import styles from "./media.module.css";
import { isCutOut, Picture } from "./picture.tsx";

type Props = {
  picture?: PictureData;
  /** Drawn if there is no picture. */
  elevation: ElevationKind;
  sizes: string;
  priority?: boolean;
};

export function Media({ picture, elevation, sizes, priority }: Props) {
  return (
    <figure className={styles.media} data-cutout={isCutOut(picture) || undefined}>
      {picture ? (
        <Picture className={styles.image} picture={picture} sizes={sizes} priority={priority} />
      ) : (
        <Elevation kind={elevation} />
      )}
      <figcaption className={styles.caption}>Imagen referencial</figcaption>
    </figure>
  );
}
