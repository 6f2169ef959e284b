import type { ReactNode } from "react";
import type { Supply } from "#app/content/schema/files.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import frame from "./group-frame.module.css";

export type GroupHead = {
  name: string;
  /** One line under the name. */
  line: string;
  icon: IconName;
  colour: Supply["groups"][number]["colour"];
};

type Props = GroupHead & {
  id: string;
  /** How it is laid out: group, head, name, line. */
  styles: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** A group of supplies or tests under a line in its colour. */
export function GroupFrame({ id, name, line, icon, colour, styles, children }: Props) {
  return (
    <section className={`${frame.frame} ${styles.group}`} data-colour={colour} aria-labelledby={id}>
      <div className={styles.head}>
        <ContentIcon name={icon} size={26} />
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.line}>{line}</p>
      </div>
      {children}
    </section>
  );
}
