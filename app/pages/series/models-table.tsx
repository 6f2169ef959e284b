import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import { StackedTable } from "#app/blocks/groups/stacked-table.tsx";
import { Fold } from "#app/blocks/product/fold.tsx";
import type { Download } from "#app/content/catalogue/downloads.ts";
import type { ModelCard, SeriesCell, SeriesPart } from "#app/content/views/series.ts";
import { maxChoices } from "#app/features/compare/choices.ts";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import type { ShownQuantity } from "#app/lib/shapes.ts";
import { spaceBefore, withPrefix } from "#app/lib/text/format.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./models-table.module.css";

type Props = { series: SeriesPart; enquiry: string; sheet?: Download };

/** Two tables, because data sheets and catalogue may have different values. */
export function ModelsTable({ series: { models, catalogue }, enquiry, sheet }: Props) {
  const compared = models.slice(0, maxChoices).map(({ id }) => id);
  return (
    <Section space="bottom" labelledBy="disponibles">
      <div className={styles.heading}>
        <h2 id="disponibles">Modelos Disponibles</h2>
        <TextLink to={comparePath(compared)}>Comparar los modelos</TextLink>
      </div>
      <div>
        <div className={styles.table}>
          <Fold title="Ficha de cada modelo">
            <StackedTable
              caption={<strong>Ficha de cada modelo</strong>}
              columns={["Parámetro", ...models.map(shortNameOf)]}
              hideRowsHeader
              rows={sheetRows(models)}
            />
          </Fold>
        </div>
        <div className={styles.table}>
          <Fold title="Datos de catálogo de la serie">
            <StackedTable
              caption={
                <>
                  <strong>Datos de catálogo de la serie</strong>{" "}
                  <span className={styles.note}>{catalogue.note}</span>
                </>
              }
              columns={["Parámetro", ...catalogue.names]}
              hideRowsHeader
              rows={catalogue.rows.map(({ label, cells }) => ({
                id: label,
                cells: [
                  label,
                  ...catalogue.names.map((name, index) => <Cell key={name} cell={cells[index]} />),
                ],
              }))}
            />
          </Fold>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={enquiry} icon={<ArrowRight size={20} />}>
          Solicitar más información
        </ButtonLink>
        <ButtonLink to={enquiry} variant="secondary">
          Solicitar cotización
        </ButtonLink>
        {sheet && <DownloadLink {...sheet}>Descargar especificaciones</DownloadLink>}
      </div>
    </Section>
  );
}

function shortNameOf({ shortName, name }: ModelCard): string {
  return shortName ?? name;
}

function sheetRows(models: ModelCard[]): { id: string; cells: ReactNode[] }[] {
  const labels = [...new Set(models.flatMap(({ data }) => data.map(({ label }) => label)))];
  const rows = labels.map((label) => ({
    id: label,
    cells: [
      label,
      ...models.map((model) => (
        <Cell key={model.id} cell={model.data.find((figure) => figure.label === label)} />
      )),
    ],
  }));
  if (models.some(({ channels }) => channels)) {
    rows.push({
      id: "channels",
      cells: ["Canales", ...models.map(({ channels }) => channels?.join("\u00a0· ") ?? "Consultar")],
    });
  }
  return [
    ...rows,
    {
      id: "actions",
      cells: ["Ver o cotizar", ...models.map((model) => <Actions key={model.id} model={model} />)],
    },
  ];
}

function Actions({ model }: { model: ModelCard }) {
  const { item } = choiceAndItem({ ...model, equipment: "single" });
  return (
    <div className={styles.tools}>
      <TextLink to={model.path} aria-label={`Ver detalles de ${model.name}`}>
        Ver detalles
      </TextLink>
      {item && <AddToQuoteButton item={item} />}
    </div>
  );
}

function Cell({ cell }: { cell: SeriesCell | ShownQuantity }) {
  if (!cell) return <span className={styles.unknown}>Consultar</span>;
  if ("list" in cell) return cell.list.map((line) => <div key={line}>{line}</div>);
  const unit = [cell.unit, cell.note].filter(Boolean).join(", ");
  // A value in words is shown as text, not as a large number.
  if (!/^[\d.,–\u2060≥≤<> ]+$/.test(cell.number))
    return [withPrefix(cell), unit].filter(Boolean).join("\u00a0");
  return (
    <span>
      {cell.prefix && <span className={styles.unit}>{cell.prefix} </span>}
      <FigureNumber number={cell.number} size="medium" />
      {spaceBefore(unit)}
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}
