import type { ReactNode } from "react";
import type { Supply } from "#app/content/schema/files.ts";
import type { IconName } from "#app/lib/icon-names.ts";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import styles from "./group-frame.module.css";

export type GroupHead = {
  name: string;
  line: ReactNode;
  icon: IconName;
  colour: Supply["groups"][number]["colour"];
};

type Props = GroupHead & {
  id: string;
  /** Class names from the stylesheet of the calling component. */
  classes: Record<"group" | "head" | "name" | "line", string | undefined>;
  children: ReactNode;
};

export function GroupFrame({ id, name, line, icon, colour, classes, children }: Props) {
  return (
    <section className={`${styles.frame} ${classes.group}`} data-colour={colour} aria-labelledby={id}>
      <div className={classes.head}>
        <ContentIcon name={icon} size={26} />
        <h2 id={id} className={classes.name}>
          {name}
        </h2>
        <p className={classes.line}>{line}</p>
      </div>
      {children}
    </section>
  );
}
