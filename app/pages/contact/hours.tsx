import { useCurrentMinute } from "#app/hooks/use-current-minute.ts";
import { isOpen, officeTime } from "#app/lib/opening-hours.ts";
import type { ContactPage } from "./content.ts";
import styles from "./hours.module.css";

type Props = { title: string; hours: ContactPage["hours"]; closed: string };

export function ContactHours({ title, hours, closed }: Props) {
  return (
    <section aria-labelledby="horario">
      <div className={styles.heading}>
        <h2 className={styles.title} id="horario">
          {title}
        </h2>
        <OpenNow hours={hours} />
      </div>
      <table className={styles.table} aria-labelledby="horario">
        <tbody>
          {hours.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>
                {row.opens}–{row.closes}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{closed}</th>
            <td className={styles.closed}>Cerrado</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** Known only in the browser: the static HTML was written at another time. */
function OpenNow({ hours }: Pick<Props, "hours">) {
  const now = useCurrentMinute();
  if (!now) return null;
  const open = isOpen(hours, now);
  return (
    <p className={styles.now} data-open={open}>
      {open ? "Abierto ahora" : "Cerrado"}
      <span className={styles.clock}> · {officeTime(now)} en Guayaquil</span>
    </p>
  );
}
