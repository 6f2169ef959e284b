import { type ReactNode, useEffect, useRef } from "react";
import { enquirySubjects } from "#app/features/enquiry/enquiry-subjects.ts";
import { enquiryFields } from "#app/lib/enquiry.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import styles from "./fields.module.css";
import type { Prefill } from "./use-prefill.ts";

const { name, email, phone, company } = enquiryFields;

type Props = { prefill: Prefill; children: ReactNode };

/** The fields keep what is typed by themselves; what the address says is written into them once. */
export function Fields({ prefill, children }: Props) {
  const subject = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (prefill.subject && subject.current) subject.current.value = prefill.subject;
  }, [prefill.subject]);

  useEffect(() => {
    const area = message.current;
    const start = prefill.message;
    if (!area || !start) return;
    if (area.value === "") area.value = start;
    return () => {
      if (area.value === start) area.value = "";
    };
  }, [prefill.message]);

  return (
    <div className={styles.fields}>
      <TextField label="Nombre completo *" name="name" autoComplete="name" {...name} />
      <TextField label="Correo electrónico *" name="email" type="email" autoComplete="email" {...email} />
      <TextField label="Teléfono" name="phone" type="tel" autoComplete="tel" {...phone} />
      <TextField label="Empresa/Institución" name="company" autoComplete="organization" {...company} />
      <div className={styles.wide}>
        <SelectField ref={subject} label="Asunto *" name="subject" options={enquirySubjects} required />
      </div>
      <div className={styles.message}>
        {children}
        <TextArea ref={message} label="Mensaje *" name="message" rows={5} {...enquiryFields.message} />
      </div>
    </div>
  );
}
