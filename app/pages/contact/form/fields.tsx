import { type ReactNode, useLayoutEffect, useRef } from "react";
import { fillFromDraft, saveDraft } from "#app/features/enquiry/draft.ts";
import { type EnquirySubject, enquirySubjects } from "#app/features/enquiry/enquiry-subjects.ts";
import { enquiryFields } from "#app/lib/enquiry.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import styles from "./fields.module.css";
import type { Prefill } from "./use-prefill.ts";

const { name, email, phone, company } = enquiryFields;

type Props = {
  prefill: Prefill;
  subject: EnquirySubject;
  onSubject: (subject: EnquirySubject) => void;
  buyer: ReactNode;
  children: ReactNode;
};

/** All fields except the subject are uncontrolled. Effects fill them from the draft and the address. */
export function Fields({ prefill, subject, onSubject, buyer, children }: Props) {
  const message = useRef<HTMLTextAreaElement>(null);

  // Runs first, so that the visitor's own text wins over the message from the address.
  useLayoutEffect(() => {
    if (message.current?.form) fillFromDraft(message.current.form);
  }, []);

  useLayoutEffect(() => {
    const area = message.current;
    const start = prefill.message;
    if (!area || !start) return;
    if (area.value === "") area.value = start;
    return () => {
      if (area.value === start) area.value = "";
    };
  }, [prefill.message]);

  useLayoutEffect(() => {
    const form = message.current?.form;
    return () => {
      if (form) saveDraft(form);
    };
  }, []);

  return (
    <div className={styles.fields}>
      <TextField
        label="Nombre completo *"
        name="name"
        autoComplete="name"
        missing="Escriba su nombre completo."
        {...name}
      />
      <TextField
        label="Correo electrónico *"
        name="email"
        type="email"
        autoComplete="email"
        missing="Escriba el correo al que le respondemos."
        invalid="Revise el correo: le falta una parte, como «@» o el dominio."
        {...email}
      />
      <TextField label="Teléfono" name="phone" type="tel" autoComplete="tel" {...phone} />
      <TextField label="Empresa/Institución" name="company" autoComplete="organization" {...company} />
      <div className={styles.wide}>
        <SelectField
          label="Asunto *"
          name="subject"
          options={enquirySubjects}
          required
          value={subject}
          onChange={(event) => onSubject(subjectOf(event.target.value))}
        />
      </div>
      {buyer}
      <div className={styles.message}>
        {children}
        <TextArea
          ref={message}
          label="Mensaje *"
          name="message"
          rows={5}
          missing="Cuéntenos en una o dos frases qué necesita."
          {...enquiryFields.message}
        />
      </div>
    </div>
  );
}

function subjectOf(value: string): EnquirySubject {
  return enquirySubjects.find((subject) => subject.value === value)?.value ?? "general";
}
