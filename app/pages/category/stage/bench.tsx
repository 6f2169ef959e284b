import type { CategoryBench } from "#app/content/views/category-bench.ts";
import type { SingleBench } from "#app/content/views/single-bench.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { BenchRuler } from "./bench-ruler.tsx";
import { SingleStand } from "./single-stand.tsx";
import type { StageStyles } from "./stage-styles.ts";
import { StandLabels, StandPicture } from "./stand.tsx";

const pictureSizes = "(max-width: 1080px) 300px, 400px";

type Props = { bench: CategoryBench; styles: StageStyles };

export function Bench({ bench, styles }: Omit<Props, "bench"> & { bench: CategoryBench | SingleBench }) {
  if ("callouts" in bench) return <SingleStand bench={bench} styles={styles} />;
  return <SharedBench bench={bench} styles={styles} />;
}

/** Instruments with published dimensions have the same scale. */
function SharedBench({ bench, styles }: Props) {
  const { instruments, measured, first, person } = bench;
  return (
    <>
      <div
        className={styles.strip}
        style={{
          "--across": Math.ceil(bench.width),
          "--up": Math.ceil(bench.height),
          "--phone": bench.phone,
          "--gap": Math.round(bench.gap),
        }}
        data-measured={measured ? "" : undefined}
      >
        <div className="column">
          <div className={styles.scroller}>
            <ul className={styles.bench} aria-label="Equipos sobre la mesa y el piso">
              {instruments.map((instrument, index) => (
                <li
                  key={instrument.path}
                  className={styles.stand}
                  {...instrument.stand}
                  data-active={index === first ? "" : undefined}
                  data-person={index === person ? "170 cm" : undefined}
                >
                  <Link to={instrument.path}>
                    <StandPicture standing={instrument} sizes={pictureSizes} priority={index === first} />
                    <span className="visually-hidden">{instrument.description}</span>
                  </Link>
                  <StandLabels
                    styles={styles}
                    standing={instrument}
                    measured={measured}
                    name={instrument.label}
                  />
                </li>
              ))}
            </ul>
          </div>
          <BenchRuler bench={bench} styles={styles} />
        </div>
      </div>
      <div className={styles.foot}>
        <p className="column note">
          <b data-bench="narrow">Deslice para ver los demás. </b>
          {`${bench.caption} `}
          {measured
            ? "Cada marca del piso mide 10\u00a0cm; la mesa, 90. Imágenes referenciales, ajustadas a la medida publicada."
            : "Dibujo sin escala, con imágenes referenciales. "}
          {!measured && (
            <Link
              className="text-action"
              to={enquiryPath({ subject: "sales", about: bench.category, datum: "Dimensiones" })}
            >
              Consultar dimensiones
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
