import { ArrowRight } from "lucide-react";
import { subjects } from "#app/lib/subjects.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import styles from "./contact-form.module.css";
import { OtherWays } from "./other-ways.tsx";
import { useSubmission } from "./submission.ts";

/**
 * Checked by the browser alone. `method="dialog"` outside a dialog goes nowhere, so that without
 * JavaScript, or before it has arrived, nothing typed is lost or ends up in an address.
 */
export function ContactForm() {
  const { sent, submit } = useSubmission();
  return (
    <form
      id="form"
      className={styles.form}
      aria-label="Formulario de contacto"
      method="dialog"
      onSubmit={submit}
    >
      <div role="status">
        {sent && (
          <p className={styles.sent} ref={showNotice}>
            ¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.
          </p>
        )}
      </div>
      <OtherWays />
      <div className={styles.fields}>
        <TextField label="Nombre completo *" name="name" autoComplete="name" required />
        <TextField label="Correo electrónico *" name="email" type="email" autoComplete="email" required />
        <TextField label="Teléfono" name="phone" type="tel" autoComplete="tel" />
        <TextField label="Empresa/Institución" name="company" autoComplete="organization" />
        <div className={styles.wide}>
          <SelectField label="Asunto *" name="subject" options={subjects} required />
        </div>
        <div className={styles.wide}>
          <TextArea label="Mensaje *" name="message" rows={5} required />
        </div>
      </div>
      <div className={styles.actions} data-needs-script>
        <Button type="submit" icon={<ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}>
          Enviar mensaje
        </Button>
        <p className={styles.required}>* Campos obligatorios</p>
      </div>
    </form>
  );
}

/** On a small screen the notice appears above what is in view. */
function showNotice(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
