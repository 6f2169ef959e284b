import { type ReactNode, useState } from "react";
import type { EnquirySubject } from "#app/features/enquiry/enquiry-subjects.ts";
import type { ContactPage } from "./content.ts";
import styles from "./desk.module.css";
import { ContactForm } from "./form/contact-form.tsx";
import { Intentions } from "./intentions.tsx";

type Props = Pick<ContactPage["page"], "intentions" | "consent"> & { children: ReactNode };

/** What the visitor wants comes first: it sets the subject of the form, and the subject moves it. */
export function ContactDesk({ intentions, consent, children }: Props) {
  const [subject, setSubject] = useState<EnquirySubject>("general");
  const { items } = intentions;
  const chosen =
    items.find((item) => item.subject === subject) ?? items.find((item) => item.subject === "general");
  return (
    <>
      <Intentions {...intentions} chosen={chosen} onChoose={setSubject} />
      <div className={styles.desk}>
        <ContactForm title={chosen?.form ?? ""} subject={subject} onSubject={setSubject} consent={consent} />
        <div className={styles.side}>{children}</div>
      </div>
    </>
  );
}
