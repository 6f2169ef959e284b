import type { MouseEvent } from "react";
import { prefersReducedMotion } from "#app/lib/reduced-motion.ts";
import { ButtonAnchor } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import type { HomePage } from "./content.ts";
import styles from "./hero.module.css";
import { ZeroLine } from "./zero-line.tsx";

/** The id of the section in featured.tsx. */
const featuredId = "destacados";

/** Fills the first screen, also behind the header. ZeroLine is at the edge of the table in the picture. */
export function HomeHero({ title, lead, services, contact, picture }: HomePage["hero"]) {
  return (
    <section className={styles.hero} aria-labelledby="portada">
      {picture && (
        <figure className={styles.scene}>
          <Picture
            className={styles.image}
            picture={{ ...picture, tone: "transparent" }}
            sizes="(max-width: 1080px) max(100vw, 712px), max(100vw, 178vh)"
            priority
          />
          <figcaption className={styles.caption}>Imagen referencial</figcaption>
        </figure>
      )}
      <div className={styles.content}>
        <h1 id="portada" className={styles.title}>
          {title}
        </h1>
        <div className={styles.bench}>
          <ZeroLine />
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonAnchor href={`#${featuredId}`} onClick={scrollToFeatured}>
              {services}
            </ButtonAnchor>
            <TextLink to="/contacto">{contact}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** With a hash in the address, the router would jump instead of scrolling smoothly. */
function scrollToFeatured(event: MouseEvent) {
  const target = document.getElementById(featuredId);
  if (!target) return;
  event.preventDefault();
  const reducedMotion = prefersReducedMotion();
  target.scrollIntoView({ behavior: reducedMotion ? "auto" : "smooth" });
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
