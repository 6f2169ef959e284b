import { ArrowUpRight } from "lucide-react";
import styles from "./contact-map.module.css";

type Props = { link: string; frame: string; office: string };

/** The map as another site draws it. Where that is blocked, the address above and the link remain. */
export function ContactMap({ link, frame, office }: Props) {
  return (
    <div className={styles.map}>
      <iframe className={styles.frame} src={frame} title={`Mapa: ${office}`} loading="lazy" />
      <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
        Abrir en el mapa
        <ArrowUpRight size={18} strokeWidth={1.8} aria-hidden="true" />
        <span className="visually-hidden"> (se abre en otra pestaña)</span>
      </a>
    </div>
  );
}
