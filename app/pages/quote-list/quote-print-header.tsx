import { layoutData } from "virtual:layout-data";
import type { ReactNode } from "react";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import styles from "./quote-print-header.module.css";

const { name, address, email, phone } = layoutData.company;
const longDate = new Intl.DateTimeFormat("es-EC", { dateStyle: "long" });

type Props = {
  title: string;
  whatsapp: string;
  /** The page heading on screen. */
  children: ReactNode;
};

/** On paper, replaces the heading with contact data and the date. */
export function QuotePrintHeader({ title, whatsapp, children }: Props) {
  const today = useClientValue(longDate.format(Date.now()), "");
  return (
    <>
      <div data-print="no">{children}</div>
      <div className={styles.paper}>
        <p>
          <strong>{name}</strong>
          <br />
          {address}
          <br />
          {phone.display} · WhatsApp {whatsapp} · {email}
        </p>
        <p className={styles.title}>{title}</p>
        <p>{today}</p>
      </div>
    </>
  );
}
