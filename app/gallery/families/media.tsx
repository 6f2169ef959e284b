import { BrandMark } from "#app/blocks/brand/brand-mark.tsx";
import { Scene } from "#app/blocks/scene.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { type ElevationKind, elevationBodies } from "#app/lib/elevation-bodies.ts";
import { iconNames } from "#app/lib/icon-names.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import { Elevation } from "#app/ui/media/elevation.tsx";
import { FacebookGlyph, InstagramGlyph, LinkedInGlyph, WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { Media } from "#app/ui/media/media.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./media.module.css";

const column = "(max-width: 760px) 92vw, 400px";
const elevations = Object.keys(elevationBodies).filter(
  (name): name is ElevationKind => name in elevationBodies,
);

export function MediaFamily({ data: { product, support }, ...family }: FamilyView) {
  const { picture, elevation } = product;
  return (
    <Family {...family}>
      <Example name="Media: con imagen">
        <Media picture={picture} elevation={elevation} sizes={column} />
      </Example>
      <Example name="Media: sin imagen, con el alzado del tipo de equipo">
        <Media elevation={elevation} sizes={column} />
      </Example>
      <Example name="Media: 16/9">
        <Media picture={picture} elevation={elevation} sizes={column} shape="16/9" />
      </Example>
      {picture && (
        <Example name="Picture" note="Sin marco: su tamaño es asunto de quien la muestra.">
          <Picture picture={picture} sizes={column} className={styles.picture} />
        </Example>
      )}
      <Example name="BrandMark">
        <BrandMark />
      </Example>
      <Example name="FacebookGlyph, InstagramGlyph, LinkedInGlyph, WhatsAppGlyph">
        <div className={styles.row}>
          <FacebookGlyph />
          <InstagramGlyph />
          <LinkedInGlyph />
          <WhatsAppGlyph />
        </div>
      </Example>
      <Example name="Elevation: un alzado por tipo de equipo" width="content">
        <ul className={styles.elevations}>
          {elevations.map((kind) => (
            <li key={kind}>
              <Elevation kind={kind} />
              <code>{kind}</code>
            </li>
          ))}
        </ul>
      </Example>
      <Example name="ContentIcon: los que el contenido puede nombrar" width="content">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <ContentIcon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Example>
      {support.picture && (
        <Example name="Scene: con un título" width="window">
          <Scene picture={support.picture}>
            <h2>{support.page.services.title}</h2>
          </Scene>
        </Example>
      )}
    </Family>
  );
}
