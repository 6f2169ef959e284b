import { layoutData } from "virtual:layout-data";
import { BrandMark } from "#app/blocks/brand/brand-mark.tsx";
import styles from "./print-frame.module.css";

const { company } = layoutData;

/** On paper only: who it comes from. A page that has it prints as a sheet. */
export function PrintHeader() {
  return (
    <div className={styles.head}>
      <BrandMark />
    </div>
  );
}

/** On paper only: how to reach the company, and where the page stands. */
export function PrintFooter({ path }: { path: string }) {
  return (
    <div className={styles.foot}>
      <p>
        {company.name} · {company.address} · {company.phone.display} · {company.email}
      </p>
      <p>
        {company.site}
        {path}
      </p>
    </div>
  );
}
