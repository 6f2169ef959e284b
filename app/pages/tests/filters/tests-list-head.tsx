import { X } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import type { TestsFilters } from "#app/pages/tests/content.ts";
import { testsInWords } from "#app/pages/tests/list/row-words.ts";
import type { Directory } from "#app/pages/tests/use-directory.ts";
import { groupNames, isNarrowed, withoutFilters, withParameter, withToggled } from "./choice.ts";
import styles from "./tests-list-head.module.css";
import { type Change, usePressed } from "./use-pressed.ts";

type Props = { count: number; reported: number; filters: TestsFilters; directory: Directory };

export function TestsListHead({ count, reported, filters, directory }: Props) {
  const { shown, narrowed, asked } = directory;
  const { pressed, change } = usePressed(filters, directory);
  const number = narrowed ? `${shown.length} de ${testsInWords(count)}` : testsInWords(count);
  return (
    <div className={styles.head}>
      <h2 className={styles.count}>{number}</h2>
      <p className={styles.unit}>Cifra: analizadores</p>
      {!narrowed && reported > 0 && (
        <p className={styles.note}>y {reported} parámetros que se informan con otra</p>
      )}
      {asked && shown.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          ↑↓ recorrer · ↵ abrir · Esc borrar
        </p>
      )}
      {isNarrowed(pressed) && (
        <div className={styles.chips}>
          {groupNames.map((name) => (
            <Fragment key={name}>
              {filters[name]
                .filter(({ id }) => pressed[name].includes(id))
                .map(({ id, label, cap }) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.chip}
                    aria-label={`Quitar el filtro ${label}`}
                    onClick={() => change((query) => withToggled(query, name, pressed[name], id))}
                  >
                    {cap && <span className={styles.cap} style={{ background: `var(--cap-${cap})` }} />}
                    {label}
                    <X size={16} />
                  </button>
                ))}
            </Fragment>
          ))}
          {pressed.rapid && (
            <button
              type="button"
              className={styles.chip}
              aria-label="Quitar el filtro Con prueba rápida"
              onClick={() => change((query) => withParameter(query, "rapida", undefined))}
            >
              Con prueba rápida
              <X size={16} />
            </button>
          )}
          <button type="button" className={styles.clear} onClick={() => change(withoutFilters)}>
            Quitar filtros
          </button>
        </div>
      )}
      {!asked && <Order byArea={pressed.byArea} change={change} />}
      <Status text={narrowed ? number : ""} />
      <MatchNote directory={directory} />
    </div>
  );
}

function Order({ byArea, change }: { byArea: boolean; change: Change }) {
  return (
    <fieldset className={styles.order} data-needs-script>
      <legend className="visually-hidden">Orden</legend>
      {[
        { label: "A–Z", value: undefined },
        { label: "Por área", value: "area" },
      ].map(({ label, value }) => (
        <label key={label} data-checked={byArea === (value === "area") || undefined}>
          <input
            type="radio"
            name="orden"
            checked={byArea === (value === "area")}
            onChange={() => change((query) => withParameter(query, "orden", value))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function MatchNote({
  directory: { shown, asked, corrected, byOtherName, searchLiterally },
}: Pick<Props, "directory">) {
  if (shown.length === 0) return null;
  if (corrected) {
    return (
      <p className={styles.match}>
        Mostramos <strong>{corrected}</strong>.{" "}
        <button type="button" className={styles.clear} onClick={() => searchLiterally(asked)}>
          Buscar «{asked}» tal cual
        </button>
      </p>
    );
  }
  if (!byOtherName) return null;
  // `by` may be a search word, such as an illness, that is not a name of the test.
  return (
    <p className={styles.match}>
      {byOtherName.isName ? `«${byOtherName.by}» es otro nombre de ` : `Para «${byOtherName.by}» mostramos `}
      <strong>{byOtherName.name}</strong>.
    </p>
  );
}

const pause = 600;

/** Waits until the visitor has stopped typing. */
function Status({ text }: { text: string }) {
  const [announced, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(announce, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
