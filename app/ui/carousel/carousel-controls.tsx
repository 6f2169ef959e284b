import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import styles from "./carousel-controls.module.css";
import type { Carousel } from "./use-carousel.ts";

type Props = { carousel: Carousel };

/** Must be outside elements with `hold`, which would stop the carousel while the pointer is on «Reanudar». */
export function PauseButton({ carousel: { paused, togglePause } }: Props) {
  const Icon = paused ? Play : Pause;
  return (
    <button type="button" className={styles.pause} onClick={togglePause} data-needs-script>
      <Icon size={18} />
      <span>{paused ? "Reanudar" : "Pausar"}</span>
    </button>
  );
}

const steps = [
  { by: -1, label: "Anterior", Icon: ArrowLeft, can: "canPrevious" },
  { by: 1, label: "Siguiente", Icon: ArrowRight, can: "canNext" },
] as const;

/** `aria-disabled`, unlike `disabled`, keeps the focus on the button. */
export function StepButtons({ carousel }: Props) {
  return (
    <div className={styles.steps} data-needs-script {...carousel.hold}>
      {steps.map(({ by, label, Icon, can }) => (
        <button
          key={label}
          type="button"
          className={styles.step}
          aria-label={label}
          aria-disabled={!carousel[can]}
          onClick={() => carousel.step(by)}
        >
          <Icon size={20} />
        </button>
      ))}
    </div>
  );
}

export function CarouselTicks({ carousel, label, names }: Props & { label: string; names: string[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields.
    <div className={styles.ticks} role="group" aria-label={label} data-needs-script {...carousel.hold}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.tick}
          aria-current={index === carousel.selected ? "true" : undefined}
          onClick={() => carousel.goTo(index)}
        >
          <span className={styles.name}>{name}</span>
        </button>
      ))}
    </div>
  );
}
