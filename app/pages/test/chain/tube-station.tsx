import type { TestPage } from "#app/content/views/test.ts";
import { Container, Tube } from "./containers.tsx";
import { Station } from "./station.tsx";
import styles from "./tube-station.module.css";

/** Shows the test's tube among all tubes in order of draw, or the container of a sample without a tube. */
export function TubeStation({ page: { sample } }: { page: TestPage }) {
  const [first, ...others] = [`${sample.label}.`, ...sample.text];
  return (
    <Station
      number={2}
      title={sample.tubes.length > 0 ? "Tubo" : "Muestra"}
      bench="tubes"
      drawing={
        sample.tubes.length > 0 ? (
          <div className={styles.tubes} aria-hidden="true">
            {sample.tubes.map(({ id, cap }, index) => (
              <span key={id} data-own={index === sample.place || undefined}>
                <Tube cap={cap} kind={index === sample.place ? sample.kind : undefined} />
                <span className={styles.number}>{index + 1}</span>
              </span>
            ))}
          </div>
        ) : (
          <div className={styles.container} aria-hidden="true">
            <Container id={sample.container} />
          </div>
        )
      }
      link={sample.link}
    >
      <strong>{first}</strong> {others.join(" ")}
    </Station>
  );
}
