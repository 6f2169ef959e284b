import type { Standing } from "#app/content/views/bench.ts";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import type stand from "./stand.module.css";

type PictureProps = { standing: Standing; sizes: string; priority: boolean };

/** The styles size the picture so that the instrument in it fills the box of `StandLabels`. */
export function StandPicture({ standing: { picture, elevation }, sizes, priority }: PictureProps) {
  return (
    <span>
      {picture ? (
        <Picture picture={picture} sizes={sizes} priority={priority} />
      ) : (
        <Elevation kind={elevation} />
      )}
    </span>
  );
}

type LabelProps = { styles: typeof stand; standing: Standing; measured: boolean; name: string };

/** Screen readers skip the labels, because the link of the instrument states the sizes. */
export function StandLabels({ styles, standing: { size, kind }, measured, name }: LabelProps) {
  return (
    <span className={styles.box} aria-hidden="true">
      {measured && !size ? (
        <span className={styles.unknown}>
          <b>{`${name}, sin escala`}</b>
          <br />
          Dimensiones a consultar
        </span>
      ) : (
        <b className={size ? styles.width : styles.kind}>{size ? `${size.width} cm` : kind}</b>
      )}
      {size && <span className={styles.height}>{`${size.height} alto`}</span>}
    </span>
  );
}
