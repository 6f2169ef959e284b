import type { Callout } from "#app/content/views/product-blocks.ts";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { calloutLayout } from "./layout.ts";
import styles from "./picture-callouts.module.css";

type Props = { callouts: Callout[]; picture: PictureData };

/** Phones show numbers on the picture and list the figures below it. */
export function PictureCallouts({ callouts, picture }: Props) {
  const { ratio, width, places } = calloutLayout(callouts, picture.width / picture.height);
  return (
    <section className={styles.callouts} aria-labelledby="a-bordo">
      <h2 id="a-bordo" className="column">
        Lo que lleva a bordo
      </h2>
      <figure>
        <figcaption className="column note">Imagen referencial</figcaption>
        <div className={styles.machine} style={{ maxInlineSize: `${width}rem` }}>
          <ol>
            {callouts.map(({ label, prefix, number, unit }, index) => (
              <li key={label} data-number={index + 1} style={places[index]?.text}>
                <FigureNumber prefix={prefix} number={number} unit={unit} />
                <span className="small">{label}</span>
              </li>
            ))}
          </ol>
          <div className={styles.crop} style={{ aspectRatio: ratio }}>
            <Picture picture={picture} sizes={`min(100vw, ${width}rem)`} />
            {places.map(({ line }, index) => (
              <span key={line.insetInlineStart} data-number={index + 1} style={line} />
            ))}
          </div>
        </div>
      </figure>
    </section>
  );
}
