import styles from "./slider.module.css";

export type SliderScale = { end: number; step: number };

type Props = {
  label: string;
  min: number;
  scale: SliderScale;
  value: number;
  inWords: string;
  onChange: (value: number) => void;
};

/** A value beyond the end of the scale appears at the end. */
export function Slider({ label, min, scale: { end, step }, value, inWords, onChange }: Props) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={inWords}
      min={min}
      max={end}
      step={step}
      value={Math.min(value, end)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      style={{ "--filled": Math.min(1, value / end) }}
    />
  );
}
