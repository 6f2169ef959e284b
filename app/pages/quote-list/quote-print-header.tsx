import { layoutData } from "virtual:layout-data";
import type { ReactNode } from "react";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import styles from "./quote-print-header.module.css";

const { name, address, email, phone } = layoutData.company;
const longDate = new Intl.DateTimeFormat("es-EC", { dateStyle: "long" });

type Props = {
  whatsapp: string;
  children: ReactNode;
};

/** On printed pages, adds contact data above the heading and shows the date instead of the lead. */
export function QuotePrintHeader({ whatsapp, children }: Props) {
  const today = useClientValue(longDate.format(Date.now()), "");
  return (
    <div className={styles.header}>
      <p className={styles.paper}>
        <strong>{name}</strong>
        <br />
        {address}
        <br />
        {phone.display} · WhatsApp {whatsapp} · {email}
      </p>
      {children}
      <p className={styles.paper}>{today}</p>
    </div>
  );
}
