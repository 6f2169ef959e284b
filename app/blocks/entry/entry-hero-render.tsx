import type { ElevationKind } from "#app/lib/elevation-bodies.ts";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./entry-hero-render.module.css";

type Props = { picture?: PictureData; elevation: ElevationKind };

const sizes = "(max-width: 760px) 100vw, (max-width: 1600px) 60vw, 960px";

/** The render without a frame: its edges fade into the hero's ground. */
export function EntryHeroRender({ picture, elevation }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.studio}>
        {picture ? (
          <Picture className={styles.image} picture={picture} sizes={sizes} priority />
        ) : (
          <Elevation kind={elevation} />
        )}
      </div>
      <figcaption className={styles.caption}>Imagen referencial</figcaption>
    </figure>
  );
}
