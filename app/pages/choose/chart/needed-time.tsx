import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { shareInWords } from "#app/features/workload/words.ts";
import { hoursAndMinutes, timeInWords, type WorkTime } from "#app/lib/workload.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Modules } from "./modules.tsx";
import styles from "./needed-time.module.css";

type Props = { time: WorkTime; axisEnd: number; shift: number; modules?: number };

/** The part of the bar after the shift is hatched. */
export function NeededTime({ time, axisEnd, shift, modules }: Props) {
  const { hours, minutes } = hoursAndMinutes(time.hours);
  const within = Math.min(time.hours, shift) / axisEnd;
  const past = Math.max(0, time.hours - shift) / axisEnd;
  return (
    <>
      <p className={styles.figure}>
        {hours + minutes > 0 ? (
          <span className={styles.hours}>
            {hours > 0 && (
              <>
                {hours}
                <small>{"\u00a0"}h</small>
              </>
            )}
            {hours > 0 && minutes > 0 && " "}
            {minutes > 0 && (
              <>
                {minutes}
                <small>{"\u00a0"}min</small>
              </>
            )}
          </span>
        ) : (
          <span className={styles.hours}>{timeInWords(time.hours)}</span>
        )}{" "}
        <span className={styles.share}>{shareInWords(time)}</span>{" "}
        {modules && <Modules used={time.modules} max={modules} />}
      </p>
      <div
        className={styles.bar}
        data-bar
        style={{ "--within": within, "--past": past }}
        aria-hidden="true"
      />
    </>
  );
}

/** For analyzers without a published figure. */
export function UnknownTime({ name }: { name: string }) {
  return (
    <>
      <p className={styles.figure}>
        <Link
          to={enquiryPath({ subject: "sales", about: name, datum: "Rendimiento" })}
          className={styles.ask}
        >
          Consultar<span className="visually-hidden"> el rendimiento de {name}</span>
        </Link>{" "}
        <span className={styles.share}>Le confirmamos la cifra</span>
      </p>
      <div className={styles.unknown} aria-hidden="true" />
    </>
  );
}
