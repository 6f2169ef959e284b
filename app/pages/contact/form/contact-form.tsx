import { shell } from "virtual:shell";
import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useEffect, useRef } from "react";
import { CopyButton } from "#app/features/enquiry/copy-button.tsx";
import { EnquiryLinks } from "#app/features/enquiry/enquiry-links.tsx";
import type { EnquirySubject } from "#app/features/enquiry/enquiry-subjects.ts";
import { NoScriptContact } from "#app/features/enquiry/no-script-contact.tsx";
import { introduce, nobody, sender } from "#app/features/enquiry/sender.ts";
import type { ContactPage } from "#app/pages/contact/content.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Attachments } from "./attachments.tsx";
import { Consent } from "./consent.tsx";
import styles from "./contact-form.module.css";
import { deliver } from "./delivery.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { Fields } from "./fields.tsx";
import { deliveryOf, isTrapped, messageOf, readValues } from "./form-values.ts";
import { ListOffer } from "./list-offer.tsx";
import { UrgentWays } from "./urgent-ways.tsx";
import { forget, usePrefill } from "./use-prefill.ts";
import { useSubmission } from "./use-submission.ts";

const { enquiryEndpoint } = shell.company;

type Props = {
  title: string;
  subject: EnquirySubject;
  onSubject: (subject: EnquirySubject) => void;
  consent: ContactPage["page"]["consent"];
};

/**
 * Checked by the browser alone. `method="dialog"` outside a dialog goes nowhere, so that without
 * JavaScript, or before it has arrived, nothing typed is lost or ends up in an address. Without an
 * endpoint nothing is sent anywhere: the form is emptied and says so.
 */
export function ContactForm({ title, subject, onSubject, consent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const prefill = usePrefill();
  const { state, submit, succeed } = useSubmission();
  const sending = state.phase === "sending";
  const urgent = subject === "support";

  useEffect(() => introduce(form.current), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const values = readValues(target);
    if (!enquiryEndpoint || isTrapped(target)) return succeed(() => startOver(target));
    const endpoint = enquiryEndpoint;
    submit(
      (id) => deliver(endpoint, deliveryOf(id, values, prefill)),
      () => startOver(target),
    );
  }

  function startOver(target: HTMLFormElement) {
    target.reset();
    sender.write(nobody);
    onSubject("general");
    // The visitor may have gone on to another page meanwhile.
    if (target.isConnected) forget("subject", "about", "datum", "message", "list");
  }

  function retry() {
    // The notice goes away; the focus stays where the answer will be.
    send.current?.focus();
    form.current?.requestSubmit();
  }

  function compose() {
    return form.current?.reportValidity() ? messageOf(readValues(form.current), prefill) : undefined;
  }

  return (
    <form
      id="form"
      ref={form}
      className={styles.form}
      aria-label="Formulario de contacto"
      method="dialog"
      onSubmit={handleSubmit}
    >
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.required}>* Campos obligatorios</p>
      </div>
      <div role="status">
        {state.phase === "sent" && (
          <p className={styles.sent} ref={showNotice}>
            ¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.
          </p>
        )}
      </div>
      <NoScriptContact what="Este formulario" />
      {urgent && <UrgentWays />}
      <ListOffer attached={prefill.lines.length > 0} />
      <Fields prefill={prefill} subject={subject} onSubject={onSubject}>
        <Attachments {...prefill} />
      </Fields>
      {enquiryEndpoint && <Consent {...consent} />}
      <div role="alert">
        {state.phase === "failed" && (
          <FailureNotice failure={state.failure} attempts={state.attempt.count} onRetry={retry} />
        )}
      </div>
      <div className={styles.actions} data-needs-script>
        <Button
          ref={send}
          type="submit"
          variant={urgent ? "secondary" : "primary"}
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          icon={<ArrowRight size={20} />}
        >
          {sending ? "Enviando…" : "Enviar mensaje"}
        </Button>
        <EnquiryLinks compose={compose} layout="row">
          <CopyButton compose={compose} />
        </EnquiryLinks>
      </div>
    </form>
  );
}

/** On a small screen the notice appears above what is in view. */
function showNotice(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "nearest" });
}
