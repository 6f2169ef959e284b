import details from "#app/blocks/product/details.module.css";
import { Fold } from "#app/blocks/product/fold.tsx";
import type { PageData } from "#app/content/page-data.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { joinList, withUnit } from "#app/lib/text/format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { doorSentence, doors, fitSentence } from "./fit.ts";
import styles from "./fit-check.module.css";
import { Plan } from "./plan.tsx";
import { planDrawing } from "./plan-drawing.ts";

type Props = Pick<PageData<"product">, "name"> & { fit: PageData<"product">["fit"] & object };

/** On input, fit-fields.ts updates the answer and the plan. */
export function FitCheck({ name, fit: { size, note } }: Props) {
  return (
    <Section labelledBy="cabe">
      <Fold title="¿Cabe en su laboratorio?">
        <div className={details.details}>
          <div>
            <h2 id="cabe">¿Cabe?</h2>
            {size ? (
              <Answer size={size} />
            ) : (
              <p className={styles.text}>
                Para saber si cabe en su laboratorio, pídanos las medidas del equipo.
              </p>
            )}
          </div>
          {size ? (
            <div>
              <Plan size={size} />
              <p className="note">
                Visto desde arriba. {note} Líneas de puntos: puertas de{" "}
                {withUnit(joinList(doors.map(String)), "cm")}.
              </p>
            </div>
          ) : (
            <p className={styles.unknown}>
              <TextLink to={enquiryPath({ subject: "sales", about: name, datum: "Dimensiones" })}>
                Consultar dimensiones
              </TextLink>
            </p>
          )}
        </div>
      </Fold>
    </Section>
  );
}

function Answer({ size }: { size: NonNullable<Props["fit"]["size"]> }) {
  const { space } = planDrawing(size);
  return (
    <>
      <div data-needs-script>
        <p className="subtitle">
          Mi espacio mide <Field label="Ancho de mi espacio, en centímetros" value={space.width} /> cm de
          ancho y <Field label="Fondo de mi espacio, en centímetros" value={space.depth} /> cm de fondo.
        </p>
        <output className={styles.text} data-width={size.width} data-depth={size.depth}>
          {fitSentence(size, space)}
        </output>
      </div>
      <p className={styles.text}>
        <strong>¿Y por la puerta?</strong> {doorSentence(size)}
      </p>
    </>
  );
}

/** No autocomplete, because the browser would restore numbers that the drawing does not show. */
function Field({ label, value }: { label: string; value: number }) {
  return (
    <input
      className={styles.field}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min="1"
      max="999"
      defaultValue={value}
      aria-label={label}
    />
  );
}
