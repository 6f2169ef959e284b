import { ArrowRight } from "lucide-react";
import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import type { SeriesCell, SeriesRow } from "#app/content/views/series.ts";
import { withPrefix } from "#app/lib/format.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Ruler } from "#app/ui/ruler.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./series-catalogue.module.css";

type Props = { names: string[]; rows: SeriesRow[]; note: string; enquiry: string };

/** The series data, which may differ from the sheets of the models and says so. */
export function SeriesCatalogue({ names, rows, note, enquiry }: Props) {
  return (
    <Section space="top" labelledBy="disponibles">
      <h2 id="disponibles">Modelos Disponibles</h2>
      <div className={styles.table}>
        <StackedTable
          caption={
            <>
              <strong>Datos de catálogo de la serie</strong>
              <span>{note}</span>
            </>
          }
          columns={["Parámetro", ...names]}
          quietRows
          rows={rows.map(({ label, scale, cells }) => ({
            id: label,
            cells: [
              <>
                {label}
                {scale && <span className={styles.scale}>{scale.caption}</span>}
              </>,
              ...names.map((name, index) => <Cell key={name} cell={cells[index]} max={scale?.max} />),
            ],
          }))}
        />
      </div>
      <ButtonLink to={enquiry} icon={<ArrowRight size={20} />}>
        Solicitar cotización
      </ButtonLink>
    </Section>
  );
}

function Cell({ cell, max }: { cell: SeriesCell; max?: string }) {
  if (!cell) return <span className={styles.unknown}>Consultar</span>;
  if ("list" in cell) return cell.list.map((line) => <div key={line}>{line}</div>);
  const unit = [cell.unit, cell.note].filter(Boolean).join(", ");
  if (cell.position === undefined || !max) return `${withPrefix(cell)}${unit ? `\u00a0${unit}` : ""}`;
  return (
    <>
      <p className={styles.reading}>
        <FigureNumber number={withPrefix(cell)} size="reading" /> <span className={styles.unit}>{unit}</span>
      </p>
      <Ruler major={4} minor={5} needle={cell.position} labels={["0", max]} />
    </>
  );
}
