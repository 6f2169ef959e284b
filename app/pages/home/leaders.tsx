import { Media } from "#app/ui/media/media.tsx";
import type { HomePage } from "./content.ts";
import styles from "./leaders.module.css";

export function HomeLeaders({ title, text, picture, elevation }: HomePage["leaders"]) {
  return (
    <section className={styles.leaders} aria-labelledby="lideres">
      <Media
        picture={picture}
        elevation={elevation}
        sizes="(max-width: 1080px) 100vw, (max-width: 1440px) 70vw, 1000px"
      />
      <div className={styles.text}>
        <h2 id="lideres">{title}</h2>
        <p className={styles.lead}>{text}</p>
      </div>
    </section>
  );
}
