import { Fragment } from "react";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./order-words.module.css";
import type { SupplyItem } from "./tube.tsx";

export function OrderWords({ item: { name, description, tests } }: { item: SupplyItem }) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.description}>{description}</p>
      {tests.length > 0 && (
        <p className={styles.tests}>
          Pruebas<span className={styles.inFull}> con este tubo</span>:{" "}
          {tests.map(({ label, to }, index) => (
            <Fragment key={to}>
              {index > 0 && (index < tests.length - 1 ? ", " : " y ")}
              <Link to={to}>{label}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
