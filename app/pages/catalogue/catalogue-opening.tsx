import type { Download } from "#app/content/catalogue/downloads.ts";
import type { Picture as PictureData } from "#app/lib/picture-files.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./catalogue-opening.module.css";

type Props = { title: string; lead: string; picture?: PictureData; download?: Download };

export function CatalogueOpening({ title, lead, picture, download }: Props) {
  return (
    <div className={styles.opening}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {download && (
          <p className={styles.download}>
            <a href={download.href} type="application/pdf" download className="text-action">
              Descargar el catálogo
            </a>{" "}
            <span className="note">PDF, {download.size}</span>
          </p>
        )}
      </div>
      {picture && (
        <figure className={styles.scene}>
          <Picture
            className={styles.image}
            picture={picture}
            sizes="(max-width: 760px) 1px, (max-width: 1080px) 38vw, 520px"
          />
          <figcaption className={styles.caption}>Imagen referencial</figcaption>
        </figure>
      )}
    </div>
  );
}
