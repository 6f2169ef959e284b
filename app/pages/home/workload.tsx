import { useState } from "react";
import { useSeen } from "#app/hooks/use-seen.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { LazyPart, lazyComponent } from "#app/ui/lazy-part.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HomePage } from "./content.ts";
import styles from "./workload.module.css";

type Props = NonNullable<HomePage["workload"]>;

const tool = lazyComponent(async () => (await import("./workload-tool.tsx")).loadTool());

/**
 * The sentence is plain text until the tool has loaded. The link to the full tool is outside the lazy part,
 * so the link keeps the focus when the tool appears.
 */
export function HomeWorkload(props: Props) {
  // The first view of a phone includes the top of this section, so the tool loads after some scrolling.
  const [place, seen] = useSeen<HTMLDivElement>("0px 0px -40%");
  const [{ answer, to }, setAnswer] = useState<Pick<Props, "answer" | "to">>(props);
  const sentence = <p className={styles.sentence}>{props.sentence}</p>;
  return (
    <Section tone="mist" space="none" labelledBy="carga">
      <h2 id="carga" className="visually-hidden">
        {props.title}
      </h2>
      <div className={styles.place} ref={place}>
        {seen ? (
          <LazyPart component={tool} fallback={sentence}>
            {(Tool) => <Tool {...props} answer={answer} className={styles.sentence} onAnswer={setAnswer} />}
          </LazyPart>
        ) : (
          sentence
        )}
        <div className={styles.foot}>
          <p>
            <strong>{answer}</strong> {props.assumption}
          </p>
          <ButtonLink to={to}>{props.button}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
