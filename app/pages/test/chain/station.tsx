import type { ReactNode } from "react";
import type { LabelledLink } from "#app/lib/shapes.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./chain.module.css";
import { StationTitle } from "./station-title.tsx";

type Props = {
  number: number;
  title: string;
  drawing: ReactNode;
  bench?: "list" | "tubes";
  link?: LabelledLink;
  children: ReactNode;
};

export function Station({ number, title, drawing, bench, link, children }: Props) {
  return (
    <>
      <StationTitle number={number} title={title} />
      <div className={styles.above} data-bench={bench}>
        {drawing}
      </div>
      <div className="note">
        <p>{children}</p>
        {link && (
          <Link to={link.to} className="text-action">
            {link.label}
          </Link>
        )}
      </div>
    </>
  );
}
