import { type ReactNode, useEffect, useState } from "react";
import { draft, updateDraft } from "#app/features/enquiry/draft.ts";
import type { EnquirySubject } from "#app/features/enquiry/enquiry-subjects.ts";
import type { ContactPage } from "./content.ts";
import styles from "./enquiry-section.module.css";
import { ContactForm } from "./form/contact-form.tsx";
import { usePrefill } from "./form/use-prefill.ts";
import { Intentions } from "./intentions.tsx";

type Props = Pick<ContactPage["page"], "intentions" | "consent" | "messageHint"> & { children: ReactNode };

/** A chosen intention sets the form's subject, and vice versa. */
export function EnquirySection({ intentions, consent, messageHint, children }: Props) {
  const [subject, setSubject] = useState(() => draft.read().subject);
  const { items } = intentions;

  const { subject: prefilled } = usePrefill();

  useEffect(() => {
    if (prefilled) setSubject(prefilled);
  }, [prefilled]);

  function choose(subject: EnquirySubject) {
    setSubject(subject);
    updateDraft({ subject });
  }
  const chosen =
    items.find((item) => item.subject === subject) ?? items.find((item) => item.subject === "general");
  return (
    <>
      <Intentions {...intentions} chosen={chosen} onChoose={choose} />
      <div className={styles.columns}>
        <ContactForm
          title={chosen?.form ?? ""}
          subject={subject}
          onSubject={choose}
          consent={consent}
          messageHint={messageHint}
        />
        <div className={styles.side}>{children}</div>
      </div>
    </>
  );
}
