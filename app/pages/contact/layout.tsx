import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import styles from "./layout.module.css";

type Part = "form" | "info" | "hours" | "faq";

/** The form and the questions in seven columns, where and when in the other five. */
export function ContactLayout({ form, info, hours, faq }: Record<Part, ReactNode>) {
  return (
    <Section space="bottom">
      <div className={styles.layout}>
        <div className={styles.form}>{form}</div>
        <div className={styles.info}>{info}</div>
        <div className={styles.hours}>{hours}</div>
        <div className={styles.faq}>{faq}</div>
      </div>
    </Section>
  );
}
