import { useCurrentMinute } from "#app/hooks/use-current-minute.ts";
import { hourOf, isOpen, officeHour, officeTime } from "#app/lib/opening-hours.ts";
import { range } from "#app/lib/text/format.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import type { ContactPage } from "./content.ts";
import styles from "./hours.module.css";

type Hours = ContactPage["hours"];
type Props = { title: string; hours: Hours; closed: string };

/** While the office is open, a red line marks the current time. */
export function ContactHours({ title, hours, closed }: Props) {
  // Undefined in the static HTML.
  const now = useCurrentMinute();
  const open = now && isOpen(hours, now);
  const { from, to } = spanOf(hours);
  const shareAt = (hour: number) => (hour - from) / (to - from);
  const steps = Array.from({ length: (to - from) / 2 + 1 }, (_, index) => `${from + 2 * index}:00`);
  return (
    <section aria-labelledby="horario">
      <div className={styles.heading}>
        <h2 className="subtitle" id="horario">
          {title}
        </h2>
        {now && (
          <p className={styles.now} data-open={open}>
            {open ? "Abierto ahora" : "Cerrado"}
            <span className={styles.clock}> · {officeTime(now)} en Guayaquil</span>
          </p>
        )}
      </div>
      <div className={styles.plan}>
        <table className={styles.table} aria-labelledby="horario">
          <tbody>
            {hours.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>
                  {range(row.opens, row.closes)}
                  <span
                    className={styles.bar}
                    style={{ "--from": shareAt(hourOf(row.opens)), "--to": shareAt(hourOf(row.closes)) }}
                  />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{closed}</th>
              <td>Cerrado</td>
            </tr>
          </tbody>
        </table>
        <div className={styles.axis}>
          <Ruler major={steps.length - 1} minor={4} labels={steps} />
          {now && open && <span className={styles.needle} style={{ "--from": shareAt(officeHour(now)) }} />}
        </div>
      </div>
    </section>
  );
}

/** Spans an even number of hours, because the axis has a label every two hours. */
function spanOf(hours: Hours): { from: number; to: number } {
  const from = Math.floor(Math.min(...hours.map((row) => hourOf(row.opens)))) - 2;
  const end = Math.ceil(Math.max(...hours.map((row) => hourOf(row.closes)))) + 2;
  return { from, to: end + ((end - from) % 2) };
}
