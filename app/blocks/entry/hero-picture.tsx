import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { isCutOut, Picture } from "#app/ui/media/picture.tsx";
import styles from "./hero-picture.module.css";

type Props = {
  picture?: PictureData;
  elevation: ElevationKind;
  priority?: boolean;
  sizes?: string;
};

const usualSizes = "(max-width: 760px) 106vw, (max-width: 1080px) 640px, (max-width: 1600px) 60vw, 960px";

export function HeroPicture({ picture, elevation, priority = false, sizes = usualSizes }: Props) {
  return (
    <figure className={styles.figure} data-photograph={(picture && !isCutOut(picture)) || undefined}>
      {/* A picture pressed on a category page moves here (pages/category/stage/mark-bench.ts). */}
      <div className={styles.studio} style={{ viewTransitionName: "machine" }}>
        {picture ? (
          <Picture className={styles.image} picture={picture} sizes={sizes} priority={priority} />
        ) : (
          <Elevation kind={elevation} />
        )}
      </div>
      <figcaption className={styles.caption}>Imagen referencial</figcaption>
    </figure>
  );
}
