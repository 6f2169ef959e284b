import { Check, CircleHelp, X } from "lucide-react";
import { choiceAndItem } from "#app/blocks/cards/choice-and-item.ts";
import type { Analyzer } from "#app/content/catalogue/workload.ts";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { fitsInto, type WorkTime } from "#app/lib/workload.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { thumbnail } from "#app/ui/media/picture.tsx";
import styles from "./analyzer-row.module.css";
import { FitSign } from "./fit-sign.tsx";
import { TimeCell } from "./time-cell.tsx";

type Props = {
  analyzer: Analyzer;
  time?: WorkTime;
  width?: number;
  /** Last hour of the axis. */
  axisEnd: number;
  shift: number;
  hasLoad: boolean;
  space: number;
  /** True if the rows of the series' models are below. */
  open: boolean;
  onToggle: () => void;
};

export function AnalyzerRow({
  analyzer,
  time,
  width,
  axisEnd,
  shift,
  hasLoad,
  space,
  open,
  onToggle,
}: Props) {
  const { name, nominal, models } = analyzer;
  const thumb = thumbnail(analyzer.picture);
  return (
    <tr className={styles.row} data-fit={time?.fit}>
      <th scope="row">
        <Link to={analyzer.path} className={styles.machine}>
          {thumb && <img src={thumb} width={56} height={42} alt="" loading="lazy" decoding="async" />}
          <span>
            <span className={styles.name}>{name}</span>{" "}
            <span className={styles.nominal}>{nominal ?? "Sin cifra de rendimiento publicada"}</span>
          </span>
        </Link>
      </th>
      <TimeCell analyzer={analyzer} time={time} axisEnd={axisEnd} shift={shift} />
      <td className={styles.outcome}>
        {(time || !nominal) && hasLoad && <FitSign fit={time?.fit} />}
        {space > 0 && <Space width={width} space={space} />}
      </td>
      <td className={styles.actions}>
        <div data-print="no">
          {models && (
            <button type="button" className="text-action" aria-expanded={open} onClick={onToggle}>
              {open ? "Ocultar" : "Ver"} {models.length} modelos
            </button>
          )}
          <Actions product={analyzer} />
        </div>
      </td>
    </tr>
  );
}

/** Has no bar, because the bar of the series is valid for all its models. */
export function ModelRow({ model }: { model: NonNullable<Analyzer["models"]>[number] }) {
  return (
    <tr className={styles.model}>
      <th scope="row">
        <Link to={model.path} className={styles.machine}>
          {model.name}
        </Link>
      </th>
      <td colSpan={2}>{model.detail}</td>
      <td className={styles.actions}>
        <div data-print="no">
          <Actions product={model} />
        </div>
      </td>
    </tr>
  );
}

function Actions({ product }: { product: Omit<Analyzer, "models"> }) {
  const { choice, item } = choiceAndItem(product);
  return (
    <>
      {choice && <CompareCheckbox choice={choice} />}
      {item && <AddToQuoteButton item={item} />}
    </>
  );
}

function Space({ width, space }: { width?: number; space: number }) {
  const fits = fitsInto(space, width);
  const Sign = width ? (fits ? Check : X) : CircleHelp;
  return (
    <p className={styles.nominal}>
      <Sign size={14} strokeWidth={2} />{" "}
      {width ? `${fits ? "Cabe" : "No cabe"}: ${withUnit(formatNumber(width), "cm")}` : "Ancho a consultar"}
    </p>
  );
}
