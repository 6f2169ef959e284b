import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { ElevationKind } from "#app/lib/drawing/elevation-bodies.ts";
import type { Picture } from "#app/lib/picture-files.ts";
import type { Crumb, LabelledLink } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import styles from "./entry-hero.module.css";
import { HeroPicture } from "./hero-picture.tsx";

type Props = {
  trail: Crumb[];
  back?: LabelledLink;
  brand?: string;
  title: string;
  lead: string;
  picture?: Picture;
  elevation: ElevationKind;
  /** Buttons, which make the hero tall. */
  actions?: ReactNode;
  /** Links for a page without `actions`. They do not make the hero taller. */
  links?: ReactNode;
};

export function EntryHero(props: Props) {
  const { trail, back, brand, title, lead, picture, elevation, actions, links } = props;
  return (
    <section className={styles.hero} data-size={actions ? "tall" : "short"}>
      <div className={styles.content}>
        <Breadcrumbs trail={trail} />
        <div className={styles.text}>
          {back && (
            <Link to={back.to} className={styles.back} data-print="no">
              <ArrowLeft size={18} />
              {back.label}
            </Link>
          )}
          {brand && <p className={styles.brand}>{brand}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {(actions ?? links) && <div className={styles.actions}>{actions ?? links}</div>}
        </div>
      </div>
      <HeroPicture picture={picture} elevation={elevation} priority />
    </section>
  );
}
