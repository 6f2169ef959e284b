import styles from "./slider.module.css";

/** End, step and number of divisions of a slider. */
export type SliderScale = { end: number; step: number; ticks: number };

type Props = {
  label: string;
  least: number;
  scale: SliderScale;
  value: number;
  inWords: (value: number) => string;
  /** Formats the numbers below the slider, if they are shorter than the spoken value. */
  markInWords?: (value: number) => string;
  onChange: (value: number) => void;
};

/** A slider on a ruler. Values beyond its end appear at the end. */
export function Slider({ label, least, scale, value, inWords, markInWords = inWords, onChange }: Props) {
  const { end, step, ticks } = scale;
  const marks = Array.from({ length: ticks + 1 }, (_, index) => (end / ticks) * index);
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        data-print="no"
        aria-label={label}
        aria-valuetext={inWords(value)}
        min={least}
        max={end}
        step={step}
        value={Math.min(value, end)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{
          "--filled": Math.min(1, value / end),
          "--major": ticks,
          "--minor": ticks * 5,
        }}
      />
      <div className={styles.marks} data-print="no" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{markInWords(mark)}</span>
        ))}
      </div>
    </>
  );
}
