import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { useSeen } from "#app/hooks/use-seen.ts";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import styles from "./map.module.css";

type Props = { link: string; frame: string; office: string };

/**
 * The map as another site draws it, over a ground of ours. Where that is blocked, the address and the link remain. The
 * other site hears of the visit only once the map is in view: a browser's own lazy loading begins two
 * screens earlier.
 */
export function ContactMap({ link, frame, office }: Props) {
  const [ref, seen] = useSeen<HTMLIFrameElement>();
  const [come, setCome] = useState(false);
  const looks = {
    className: styles.frame,
    title: `Mapa: ${office}`,
    loading: "lazy",
    // The map may draw itself and open its own links, and nothing of ours; it does not learn from where it is seen.
    sandbox: "allow-scripts allow-same-origin allow-popups",
    referrerPolicy: "no-referrer",
  } as const;
  return (
    <div className={styles.map}>
      <iframe
        ref={ref}
        {...looks}
        src={seen ? frame : undefined}
        data-waiting={come ? undefined : ""}
        onLoad={() => setCome(seen)}
        data-needs-script=""
      />
      <noscript>
        <iframe {...looks} src={frame} />
      </noscript>
      <a className={styles.link} href={link} {...newTab}>
        Abrir en el mapa
        <ArrowUpRight size={18} />
        <NewTabNote />
      </a>
    </div>
  );
}
