import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { roundEnd } from "#app/lib/drawing/axis.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./silhouettes.module.css";

/** Centimetres between long ticks. Short ticks are 10 cm apart. */
const major = 50;
const minSilhouettes = 2;

/** Only instruments with published sizes are drawn, all on one scale. */
export function Silhouettes({ products }: { products: ComparedProduct[] }) {
  const sizes = products.flatMap(({ size }) => size ?? []);
  if (sizes.length < minSilhouettes) return null;
  const end = Math.ceil(roundEnd(Math.max(...sizes.map(({ width }) => width))) / major) * major;
  const top = Math.max(...sizes.map(({ height }) => height));
  const labels = Array.from({ length: end / major + 1 }, (_, index) => String(index * major));
  const shape = { "--shape": `${end} / ${top}`, "--tens": top / 10 };
  return (
    <tbody>
      <tr className={styles.row} style={shape}>
        <th scope="row" className={styles.label}>
          Vistos de frente, a la misma escala
          <span>En cm; cada división mide 10 cm. Siluetas esquemáticas, sin el espacio de servicio.</span>
        </th>
        {products.map(({ id, name, size }) => (
          <td key={id} className={styles.cell}>
            <div className={styles.stand}>
              {size ? (
                <svg
                  className={styles.front}
                  style={{ inlineSize: `${(size.width / end) * 100}%` }}
                  viewBox={`0 0 ${size.width} ${size.height}`}
                  role="img"
                  aria-label={`${name}: ${size.width} cm de ancho, ${size.height} cm de alto`}
                >
                  <FrontView {...size} />
                </svg>
              ) : (
                <span className={styles.unknown}>Consultar</span>
              )}
            </div>
            <Ruler major={end / major} minor={major / 10} needle={size && size.width / end} labels={labels} />
            {size && (
              <p className={styles.size}>
                <span>
                  <strong>{withUnit(formatNumber(size.width), "cm")}</strong> de ancho
                </span>
                <span>{withUnit(formatNumber(size.depth), "cm")} de fondo</span>
                <span>{withUnit(formatNumber(size.height), "cm")} de alto</span>
              </p>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Schematic fronts of a tabletop, a narrow and a wide instrument, as shares of the width and height. */
const fronts = {
  table: {
    window: "M.06 .12h.5v.4h-.5z",
    screen: "M.72 .1h.2v.34h-.2z",
    lines: "M.64 0v1M.14 .66h.38v.2h-.38zM.72 .6h.2m-.2 .12h.2m-.2 .12h.2",
  },
  narrow: {
    window: "M.34 .09h.59v.3h-.59z",
    screen: "M.08 .28h.15v.1h-.15z",
    lines: "M.29 0v1M0 .5h1M.29 .42h.54v.08M.29 .68h.71M.64 .68v.32M.22 .58v.14",
  },
  wide: {
    window: "M.04 .08h.58v.34h-.58zM.7 .08h.25v.34h-.25z",
    screen: "M.08 .48h.36v.07h-.36z",
    lines: "M.66 0v1M0 .6h1M.27 .6v.4M.48 .6v.4M.83 .6v.4M.83 .73h.17m-.17 .13h.17",
  },
};

const tableHeight = 100;

/** Draws the front in centimetres, the unit of the viewBox, and in the instrument's proportions. */
function FrontView({ width, height }: { width: number; height: number }) {
  const shape = height < tableHeight ? "table" : width < 1.1 * height ? "narrow" : "wide";
  const { window, screen, lines } = fronts[shape];
  const transform = `scale(${width} ${height})`;
  return (
    <>
      <rect className={styles.body} width={width} height={height} rx="4" />
      <path className={styles.window} transform={transform} d={window} />
      <path className={styles.screen} transform={transform} d={screen} />
      <path className={styles.lines} transform={transform} d={lines} />
    </>
  );
}
