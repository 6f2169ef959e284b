import { Fragment, useState } from "react";
import type { PageData } from "#app/content/page-data.ts";
import styles from "./chain.module.css";
import { KitStation } from "./kit-station.tsx";
import { LaneView } from "./lane.tsx";
import { RapidLane } from "./rapid-lane.tsx";
import { SlipStation } from "./slip-station.tsx";
import { StationTitle } from "./station-title.tsx";
import { TubeStation } from "./tube-station.tsx";

/** Draws a test as a chain of four stations: request, tube, analyzer and reagent. */
export function LabTestChain({ page }: { page: PageData<"test"> }) {
  const { lanes, rapid } = page;
  const [pointed, point] = useState<string>();
  const machineIds = lanes.flatMap((lane) => lane.machines.map(({ id }) => id));
  const active = machineIds.find((id) => id === pointed) ?? lanes[0]?.first;
  const alone = lanes.length + (rapid ? 1 : 0) === 1;
  return (
    <section className={`column ${styles.chain}`} aria-label="De la solicitud al reactivo">
      <ol className={styles.stations}>
        <li className={styles.station}>
          <SlipStation page={page} />
        </li>
        <li className={styles.station}>
          <TubeStation page={page} />
        </li>
        <li className={styles.station} data-lanes={alone ? undefined : ""}>
          {!alone && <StationTitle number={3} hidden title={lanes.length > 0 ? "Analizador" : "Casete"} />}
          <div className={styles.lanes}>
            {lanes.map((lane, index) => (
              <Fragment key={lane.id}>
                {index > 0 && <Or />}
                <LaneView lane={lane} alone={alone} active={active} onPoint={point} />
              </Fragment>
            ))}
            {rapid && (
              <>
                {lanes.length > 0 && <Or />}
                <RapidLane rapid={rapid} texts={page.texts.rapid} alone={alone} />
              </>
            )}
          </div>
        </li>
        <li className={styles.station}>
          <KitStation page={page} />
        </li>
      </ol>
    </section>
  );
}

/** Between two ways to measure a test. */
function Or() {
  return <span className={styles.or}>o</span>;
}
