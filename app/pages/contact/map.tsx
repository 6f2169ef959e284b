import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { useSeen } from "#app/hooks/use-seen.ts";
import { NewTabNote, newTab } from "#app/ui/actions/new-tab.tsx";
import styles from "./map.module.css";

type Props = { link: string; frame: string; office: string };

/**
 * The map loads when it comes into view, so that its provider learns nothing of visitors who never see it.
 * The browser's own lazy loading would start two screens earlier.
 */
export function ContactMap({ link, frame, office }: Props) {
  const [ref, seen] = useSeen<HTMLIFrameElement>();
  const [loaded, setLoaded] = useState(false);
  const attributes = {
    className: styles.frame,
    title: `Mapa: ${office}`,
    loading: "lazy",
    // The map may run scripts and open its own links, but has no access to this page.
    sandbox: "allow-scripts allow-same-origin allow-popups",
    referrerPolicy: "no-referrer",
  } as const;
  return (
    <div className={styles.map}>
      <iframe
        ref={ref}
        {...attributes}
        src={seen ? frame : undefined}
        data-waiting={loaded ? undefined : ""}
        onLoad={() => setLoaded(seen)}
        data-needs-script=""
      />
      <noscript>
        <iframe {...attributes} src={frame} />
      </noscript>
      <a className={styles.link} href={link} {...newTab}>
        Abrir en el mapa
        <ArrowUpRight size={18} />
        <NewTabNote />
      </a>
    </div>
  );
}
