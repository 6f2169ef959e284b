import { layoutData } from "virtual:layout-data";
import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { CopyButton } from "#app/features/enquiry/copy-button.tsx";
import { draft, emptyDraft } from "#app/features/enquiry/draft.ts";
import { EnquiryLinks } from "#app/features/enquiry/enquiry-links.tsx";
import type { EnquirySubject } from "#app/features/enquiry/enquiry-subjects.ts";
import { NoScriptContact } from "#app/features/enquiry/no-script-contact.tsx";
import { notify } from "#app/features/notices/use-notices.ts";
import type { ContactPage } from "#app/pages/contact/content.ts";
import { navigate } from "#app/router/navigation.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Consent } from "./consent.tsx";
import styles from "./contact-form.module.css";
import { deliver } from "./delivery.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { Fields } from "./fields.tsx";
import type { FormPart, FormPartProps } from "./form-parts.tsx";
import { deliveryOf, isFilledByBot, messageOf, readValues } from "./form-values.ts";
import { scrollIntoView } from "./scroll-into-view.ts";
import { removeFromAddress, usePrefill } from "./use-prefill.ts";
import { useSubmission } from "./use-submission.ts";

const { enquiryEndpoint } = layoutData.company;

/** If the optional parts fail to load, the form works without them. */
function withParts(use: (parts: typeof import("./form-parts.tsx")) => void) {
  import("./form-parts.tsx").then(use, () => {});
}

type Props = {
  title: string;
  subject: EnquirySubject;
  onSubject: (subject: EnquirySubject) => void;
} & Pick<ContactPage["page"], "consent" | "messageHint">;

/**
 * The browser validates the fields. `method="dialog"` has no effect outside a dialog, so a submission before
 * JavaScript has loaded loses no text and puts none into the address. Without an endpoint, the form shows the
 * confirmation but sends nothing. `launch-check` reports a missing endpoint.
 */
export function ContactForm({ title, subject, onSubject, consent, messageHint }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const prefill = usePrefill();
  const { state, submit, succeed } = useSubmission();
  const sending = state.phase === "sending";
  const urgent = subject === "support";
  const [buyerOpened, setBuyerOpened] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = event.currentTarget;
    const values = readValues(target);
    if (!enquiryEndpoint || isFilledByBot(target)) return succeed(() => startOver(target));
    const endpoint = enquiryEndpoint;
    submit(
      async (id) => {
        const failure = await deliver(endpoint, deliveryOf(id, values, prefill));
        if (failure && !target.isConnected) reportFailure();
        return failure;
      },
      () => {
        // Text typed during sending was not sent, so the form keeps it.
        const hasNewText = JSON.stringify(readValues(target)) !== JSON.stringify(values);
        if (!(hasNewText && target.isConnected)) startOver(target);
      },
    );
  }

  function startOver(target: HTMLFormElement) {
    rememberList();
    target.reset();
    draft.write(emptyDraft);
    onSubject("general");
    // The visitor may have left the page.
    if (target.isConnected) removeFromAddress("subject", "about", "datum", "message", "list");
  }

  function retry() {
    // The pressed button disappears, so the focus moves.
    send.current?.focus();
    form.current?.requestSubmit();
  }

  function compose() {
    if (!form.current?.reportValidity()) return undefined;
    rememberList();
    return messageOf(readValues(form.current), prefill);
  }

  function rememberList() {
    withParts((parts) => parts.rememberSentList(prefill));
  }

  const part = (show: FormPartProps["show"]) => (
    <Part show={show} prefill={prefill} onRemove={removeFromAddress} />
  );

  return (
    <form id="form" ref={form} aria-label="Formulario de contacto" method="dialog" onSubmit={handleSubmit}>
      <div className={styles.heading}>
        <h2 className="subtitle">{title}</h2>
        <p className="note">* Campos obligatorios</p>
      </div>
      <div role="status">
        {state.phase === "sent" && (
          <p className={styles.sent} ref={scrollIntoView}>
            ¡Mensaje enviado correctamente! Nos pondremos en contacto contigo pronto.
          </p>
        )}
      </div>
      <NoScriptContact what="Este formulario" />
      {urgent && part("urgent")}
      {prefill.stored[0] && part("list")}
      <Fields
        prefill={prefill}
        subject={subject}
        onSubject={onSubject}
        buyer={
          <details
            className={styles.buyer}
            ref={openIfFilled}
            onToggle={() => setBuyerOpened(true)}
            data-needs-script
          >
            <summary>Datos para la cotización (opcional)</summary>
            {buyerOpened && part("buyer")}
          </details>
        }
      >
        {(prefill.about || prefill.lines[0]) && part("attachments")}
        <small>{messageHint}</small>
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

/** The visitor may have filled in the fields on another page. */
function openIfFilled(details: HTMLDetailsElement | null) {
  const { ruc, city, monthly } = draft.read();
  details?.toggleAttribute("open", Boolean(ruc || city || monthly));
}

function Part(props: FormPartProps) {
  const [View, setView] = useState<typeof FormPart>();
  useEffect(() => withParts((parts) => setView(() => parts.FormPart)), []);
  return View && <View {...props} />;
}

/** Shows a notice, because the visitor has left the page. */
function reportFailure() {
  notify({
    text: "No pudimos enviar su mensaje. Lo que escribió sigue en el formulario.",
    icon: "warning",
    actions: [{ label: "Ir al formulario", run: () => navigate("/contacto#form") }],
  });
}
