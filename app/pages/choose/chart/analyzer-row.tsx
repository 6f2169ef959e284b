import { toolItems } from "#app/blocks/cards/tool-items.ts";
import type { Analyzer } from "#app/content/catalogue/workload.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { fitsInto, type WorkTime } from "#app/lib/workload.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { thumbnail } from "#app/ui/media/picture.tsx";
import styles from "./analyzer-row.module.css";
import { FitSign } from "./fit-sign.tsx";
import { NeededTime, UnknownTime } from "./needed-time.tsx";

type Props = {
  analyzer: Analyzer;
  time?: WorkTime;
  width?: number;
  axis: number;
  shift: number;
  asked: boolean;
  space: number;
};

export function AnalyzerRow({ analyzer, time, width, axis, shift, asked, space }: Props) {
  const { name, nominal, modules, models } = analyzer;
  const thumb = thumbnail(analyzer.picture);
  const tooWide = fitsInto(space, width) === false;
  return (
    <tr
      className={styles.row}
      data-fit={time?.fit}
      data-too-wide={tooWide || undefined}
      data-with-models={models ? true : undefined}
    >
      <th scope="row" className={styles.machine}>
        <div>
          {thumb && <img src={thumb} width={72} height={54} alt="" loading="lazy" decoding="async" />}
          <span>
            <span className={styles.name}>{name}</span>{" "}
            <span className={styles.nominal}>{nominal ?? "Sin cifra de rendimiento publicada"}</span>
            {modules && <Modules used={time?.modules ?? 1} most={modules} />}
            {space > 0 && <Space width={width} space={space} />}
          </span>
        </div>
      </th>
      <td className={styles.time}>
        {time && <NeededTime time={time} axis={axis} shift={shift} />}
        {!nominal && <UnknownTime name={name} />}
      </td>
      <td className={styles.outcome}>
        {(time || !nominal) && asked && <FitSign fit={time?.fit} muted={tooWide} />}
        {models ? (
          <p className={styles.shared}>{models.length} modelos, la misma cifra</p>
        ) : (
          <Actions product={analyzer} />
        )}
      </td>
    </tr>
  );
}

/** A model of a series. It shares the bar above. */
export function ModelRow({ model }: { model: NonNullable<Analyzer["models"]>[number] }) {
  return (
    <tr className={styles.model}>
      <th scope="row">{model.name}</th>
      <td>{model.detail}</td>
      <td className={styles.outcome}>
        <Actions product={model} />
      </td>
    </tr>
  );
}

function Actions({ product }: { product: Omit<Analyzer, "models"> }) {
  const tools = toolItems(product);
  return (
    <div className={styles.actions} data-print="no">
      <Link to={product.path} className="text-action" aria-label={`Ver detalles de ${product.name}`}>
        Ver detalles
      </Link>
      {tools?.choice && <CompareCheckbox choice={tools.choice} />}
      {tools && <AddToQuoteButton item={tools.item} />}
    </div>
  );
}

function Modules({ used, most }: { used: number; most: number }) {
  return (
    <span className={styles.modules}>
      <span aria-hidden="true">
        {Array.from({ length: most }, (_, index) => index + 1).map((module) => (
          <i key={module} data-used={module <= used || undefined} />
        ))}
      </span>
      {used} de {most} módulos
    </span>
  );
}

function Space({ width, space }: { width?: number; space: number }) {
  if (!width) return <span className={styles.nominal}>Ancho sin dato publicado: consultar</span>;
  return (
    <span className={styles.nominal}>
      {withUnit(formatNumber(width), "cm")} de ancho: {fitsInto(space, width) ? "cabe" : "no cabe"} en{" "}
      {withUnit(formatNumber(space), "cm")}
    </span>
  );
}
