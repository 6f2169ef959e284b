import type { ComparedProduct } from "#app/content/outputs/comparison.ts";
import { roundEnd } from "#app/lib/drawing/axis.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { Ruler } from "#app/ui/ruler.tsx";
import styles from "./silhouettes.module.css";

/** Centimetres between long ticks. Short ticks come every ten. */
const major = 50;
const drawn = 2;

/** Front views of the instruments on one scale. Drawn only from published sizes. */
export function Silhouettes({ products }: { products: ComparedProduct[] }) {
  const sizes = products.flatMap(({ size }) => size ?? []);
  if (sizes.length < drawn) return null;
  const end = Math.ceil(roundEnd(Math.max(...sizes.map(({ width }) => width))) / major) * major;
  const top = Math.max(...sizes.map(({ height }) => height));
  const labels = Array.from({ length: end / major + 1 }, (_, index) => String(index * major));
  const shape = { "--shape": `${end} / ${top}` };
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
                  <Front {...size} />
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

/** A schematic front in the instrument's proportions: body, window, bench and doors. */
function Front({ width, height }: { width: number; height: number }) {
  const bench = height * 0.42;
  return (
    <>
      <rect className={styles.body} x="1" y="1" width={width - 2} height={height - 2} rx="4" />
      <rect
        className={styles.window}
        x={width * 0.28}
        y={height * 0.1}
        width={width * 0.64}
        height={bench - height * 0.14}
        rx="2"
      />
      <rect
        className={styles.screen}
        x={width * 0.07}
        y={height * 0.14}
        width={width * 0.15}
        height={height * 0.12}
        rx="1.5"
      />
      <path
        className={styles.lines}
        d={`M1 ${bench}H${width - 1}M${width * 0.36} ${bench + 6}V${height - 3}M${width * 0.68} ${bench + 6}V${height - 3}`}
      />
    </>
  );
}
