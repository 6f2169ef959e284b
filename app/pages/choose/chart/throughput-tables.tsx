import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { amountInWords } from "#app/features/workload/words.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import styles from "#app/pages/choose/page.module.css";
import { Link } from "#app/ui/actions/link.tsx";
import { Section } from "#app/ui/section.tsx";

const shift = 8;
const columns = ["Equipo", "Rendimiento nominal", `En ${shift} horas`, "Ancho", "Ficha"];

type Props = { areas: WorkloadArea[]; note: string; assumption: string };

/** For visitors without JavaScript. */
export function ThroughputTables({ areas, note, assumption }: Props) {
  return (
    <Section space="bottom">
      <p className={styles.note}>{note}</p>
      {areas.map((area) => (
        <section key={area.id} className={styles.area}>
          <h2 className="subtitle">{area.label}</h2>
          <StackedTable
            label={`Rendimiento de los equipos de ${inSentence(area.label)}`}
            columns={columns}
            rows={area.analyzers.map(({ id, name, nominal, rate, width, path }) => ({
              id,
              cells: [
                name,
                nominal ?? "Consultar",
                rate ? amountInWords(area, Math.floor(rate * shift)) : "Consultar",
                width ? withUnit(formatNumber(width), "cm") : "Consultar",
                <Link key={id} className="text-action" to={path} aria-label={`Ver detalles de ${name}`}>
                  Ver detalles
                </Link>,
              ],
            }))}
          />
        </section>
      ))}
      <p className={styles.note}>{assumption}</p>
    </Section>
  );
}
