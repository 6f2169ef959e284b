import type { Examples } from "#app/gallery/examples.ts";
import styles from "#app/gallery/media.module.css";
import { type ElevationKind, elevationBodies } from "#app/lib/drawing/elevation-bodies.ts";
import { iconNames } from "#app/lib/icon-names.ts";
import { ContentIcon } from "./content-icon.tsx";
import { Elevation } from "./elevation.tsx";
import { facebookGlyph, instagramGlyph, linkedInGlyph, WhatsAppGlyph } from "./glyphs.tsx";
import { Media } from "./media.tsx";
import { Picture } from "./picture.tsx";

const column = "(max-width: 760px) 92vw, 400px";
const elevations = Object.keys(elevationBodies).filter(
  (name): name is ElevationKind => name in elevationBodies,
);

export const examples: Examples = {
  column: {
    "Media: con imagen": ({ product }) => (
      <Media picture={product.picture} elevation={product.elevation} sizes={column} />
    ),
    "Media: sin imagen, con el alzado del tipo de equipo": ({ product }) => (
      <Media elevation={product.elevation} sizes={column} />
    ),
    "Picture. Sin marco: su tamaño es asunto de quien la muestra": ({ product }) =>
      product.picture && <Picture picture={product.picture} sizes={column} className={styles.picture} />,
    "WhatsAppGlyph, facebookGlyph, instagramGlyph, linkedInGlyph": () => (
      <div className={styles.row}>
        {facebookGlyph}
        {instagramGlyph}
        {linkedInGlyph}
        <WhatsAppGlyph />
      </div>
    ),
  },
  content: {
    "Elevation: un alzado por tipo de equipo": () => (
      <ul className={styles.elevations}>
        {elevations.map((kind) => (
          <li key={kind}>
            <Elevation kind={kind} />
            <code>{kind}</code>
          </li>
        ))}
      </ul>
    ),
    "ContentIcon: los que el contenido puede nombrar": () => (
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <ContentIcon name={name} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    ),
  },
};
