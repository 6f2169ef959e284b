import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { parseNumber } from "#app/features/workload/address.ts";
import { formatNumber, withUnit } from "#app/lib/text/format.ts";
import { limits, nearestAllowed } from "#app/lib/workload.ts";
import styles from "./question.module.css";
import { Slider, type SliderScale } from "./slider.tsx";

type Props = {
  name: keyof typeof limits;
  label: string;
  hint?: string;
  unit: string;
  scale: SliderScale;
  value: number;
  onChange: (value: number) => void;
};

/** Typed values may exceed the slider's end. A `space` of 0 means unknown and leaves the field empty. */
export function Question({ name, label, hint, unit, scale, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (name === "space" && value === 0 ? "" : formatNumber(value));
  const { min, max } = limits[name];
  const answer = (number: number) => onChange(nearestAllowed(name, number, min));
  // A step goes to the next multiple of the step size, also from a number between two multiples.
  const step = (sign: 1 | -1) =>
    answer((sign > 0 ? Math.floor(value / scale.step) + 1 : Math.ceil(value / scale.step) - 1) * scale.step);

  function handleKey(event: KeyboardEvent) {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!sign) return;
    event.preventDefault();
    setTyped(undefined);
    step(sign > 0 ? 1 : -1);
  }

  return (
    <div data-question={name}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="note">
            {hint}
          </span>
        )}
      </div>
      <div className={styles.entry}>
        <div className={styles.box}>
          <input
            id={id}
            className={styles.number}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            aria-labelledby={`${id}-label`}
            aria-describedby={hint && `${id}-hint`}
            size={Math.max(1, shown.length)}
            value={shown}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setTyped(event.target.value);
              answer(parseNumber(event.target.value));
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={handleKey}
          />
          {/* The key makes React replace the label, because a moved label would count as a layout shift. */}
          <label key={shown.length} htmlFor={id} className={styles.unit}>
            {unit}
          </label>
        </div>
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={`${label}: menos`}
            disabled={value <= min}
            onClick={() => step(-1)}
          >
            <Minus size={16} />
          </button>
          <button type="button" aria-label={`${label}: más`} disabled={value >= max} onClick={() => step(1)}>
            <Plus size={16} />
          </button>
        </div>
      </div>
      <Slider
        label={`${label}, control deslizante`}
        min={name === "hours" ? 0 : min}
        scale={scale}
        value={value}
        inWords={name === "space" && value === 0 ? "sin decir" : withUnit(formatNumber(value), unit)}
        onChange={answer}
      />
    </div>
  );
}
