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

/** In centimetres. A wider instrument is drawn with more doors. */
const maxScreenWidth = 26;
const doorWidth = 50;

function FrontView({ width, height }: { width: number; height: number }) {
  const bench = height * 0.42;
  const screenWidth = Math.min(maxScreenWidth, width / 4);
  const doors = Math.round(width / doorWidth);
  const edges = Array.from({ length: doors - 1 }, (_, index) => (width / doors) * (index + 1));
  return (
    <>
      <rect className={styles.body} width={width} height={height} rx="4" />
      <rect
        className={styles.window}
        x={screenWidth + width * 0.1}
        y={height * 0.1}
        width={width * 0.84 - screenWidth}
        height={bench - height * 0.14}
        rx="2"
      />
      <rect
        className={styles.screen}
        x={width * 0.05}
        y={height * 0.14}
        width={screenWidth}
        height={screenWidth * 0.7}
        rx="1.5"
      />
      <path
        className={styles.lines}
        d={`M0 ${bench}H${width}${edges.map((x) => `M${x} ${bench + 6}V${height - 3}`).join("")}`}
      />
    </>
  );
}
