import type { SingleBench } from "#app/content/views/single-bench.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { FigureNumber } from "#app/ui/figure.tsx";
import type { StageStyles } from "./stage-styles.ts";
import { StandLabels, StandPicture } from "./stand.tsx";

type Props = { bench: SingleBench; styles: StageStyles };

export function SingleStand({ bench, styles }: Props) {
  const { name, description, path, stand, across, up, measured, callouts } = bench;
  return (
    <div
      className={`${styles.stand} ${styles.alone}`}
      {...stand}
      style={{ ...stand.style, "--across": across, "--up": up }}
    >
      <Link to={path}>
        <StandPicture standing={bench} sizes="(max-width: 1080px) 90vw, 640px" priority />
        <span className="visually-hidden">{description}</span>
      </Link>
      <StandLabels styles={styles} standing={bench} measured={measured} name={name} />
      <ul className={styles.callouts}>
        {callouts.map(({ label, prefix, number, unit, style }) => (
          <li key={label} style={style}>
            <FigureNumber prefix={prefix} number={number} unit={unit} />
            <p className="note">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
