import { ArrowRight } from "lucide-react";
import type { CategoryFoot } from "#app/content/views/category.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./related-links.module.css";

type Props = {
  links: CategoryFoot["related"];
  download?: CategoryFoot["download"];
  /** `bottom` is for pages whose previous section has the same background. */
  space: "bottom" | "full";
};

/** The links lead to related pages, and to products that the grid omits. */
export function RelatedLinks({ links, download, space }: Props) {
  return (
    <Section labelledBy="tambien" space={space}>
      <h2 id="tambien" className="subtitle">
        También en esta área
      </h2>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, text, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                <span className={styles.label}>
                  {label}
                  <ArrowRight size={20} />
                </span>{" "}
                <span className={`note ${styles.text}`}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {download && (
        <p className={styles.download}>
          <a href={download.href} type="application/pdf" download className="text-action">
            Descargar el catálogo del área
          </a>{" "}
          <span className="note">PDF, {download.size}</span>
        </p>
      )}
    </Section>
  );
}
