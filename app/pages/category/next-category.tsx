import { ArrowRight } from "lucide-react";
import type { CategoryFoot } from "#app/content/views/category.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./next-category.module.css";

export function NextCategory({ label, to, lead }: CategoryFoot["next"]) {
  return (
    <Section space="none">
      <nav className={styles.next} aria-label="Categoría siguiente">
        <div>
          <p className="small">Categoría siguiente</p>
          <Link to={to} className={styles.name}>
            {label}
            <ArrowRight size={40} strokeWidth={1.4} />
          </Link>
        </div>
        <p className={`small ${styles.lead}`}>{lead}</p>
      </nav>
    </Section>
  );
}
