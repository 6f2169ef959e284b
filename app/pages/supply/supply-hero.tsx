import { ArrowLeft } from "lucide-react";
import { HeroPicture } from "#app/blocks/entry/hero-picture.tsx";
import type { SupplyPage } from "#app/content/views/supply.ts";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { DrawOrder, tubesOf } from "./draw-order.tsx";
import styles from "./supply-hero.module.css";

/** The hero is low, so that the first rows are in view. If the page has tubes, they replace the picture. */
export function SupplyHero({ page }: { page: SupplyPage }) {
  const tubes = tubesOf(page);
  return (
    <section className={styles.hero} data-picture={tubes.length === 0 || undefined}>
      <div className={styles.content}>
        <Breadcrumbs trail={page.trail} />
        <Link to={page.back.to} className={styles.back} data-print="no">
          <ArrowLeft size={18} />
          {page.back.label}
        </Link>
        <h1 className={styles.title}>{page.name}</h1>
        <p className={styles.lead}>{page.lead}</p>
        {page.sheet && <DownloadLink {...page.sheet}>Descargar especificaciones</DownloadLink>}
        {tubes.length > 0 && <DrawOrder tubes={tubes} path={page.canonical} />}
      </div>
      {tubes.length === 0 && <HeroPicture picture={page.picture} elevation={page.elevation} sizes="352px" />}
    </section>
  );
}
