import { shell } from "virtual:shell";
import { useCurrentMinute } from "#app/lib/current-minute.ts";
import styles from "./print-head.module.css";

const { name, address, email, phone } = shell.company;
const longDate = new Intl.DateTimeFormat("es-EC", { dateStyle: "long" });

/** On paper only: whose list this is, and of when. */
export function PrintHead({ whatsapp }: { whatsapp: string }) {
  const now = useCurrentMinute();
  return (
    <div className={styles.head}>
      <p>
        <strong>{name}</strong>
        <br />
        {address}
        <br />
        {phone.display} · WhatsApp {whatsapp} · {email}
      </p>
      <p>{now && longDate.format(now)}</p>
    </div>
  );
}
