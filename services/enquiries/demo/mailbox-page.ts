import { html, type Markup } from "../html.ts";
import { type ReceivedMail, textOf } from "./mailbox.ts";

/** Mails contain strangers' input, so nothing in them may run or load. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";

/** The page reloads itself only while the mailbox is empty. */
export function mailboxPage(mails: readonly ReceivedMail[], form: string): string {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${mails.length === 0 && html`<meta http-equiv="refresh" content="2">`}
<title>Buzón (${mails.length})</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 1rem 0 }
  h2 { margin: 0; font-size: 1.25rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0 }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid }
  iframe { width: 100%; height: 24rem; border: 1px solid; background: white }
</style>
</head>
<body>
<h1>Buzón de la demostración</h1>
<p>Lo que el servicio de consultas entrega por correo aparece aquí. Nada sale de este equipo.</p>
${mails.length === 0 && html`<p>Todavía no hay correos. <a href="${form}">Escriba en el formulario</a>.</p>`}
${mails.length > 0 && html`<p><a href="/">Actualizar</a></p>`}
${mails.toReversed().map(mailArticle)}
</body>
</html>`.markup;
}

function mailArticle(mail: ReceivedMail): Markup {
  const { subject = "", from, replyTo, to, html: body } = mail;
  const [visitor] = replyTo ?? [];
  return html`<article>
<h2>${subject}</h2>
<dl>
  <dt>De</dt><dd>${from?.name ?? ""} &lt;${from?.address ?? ""}&gt;</dd>
  <dt>Para</dt><dd>${to.join(", ")}</dd>
  ${visitor && html`<dt>Responder a</dt><dd>${visitor.name} &lt;${visitor.address ?? ""}&gt;</dd>`}
</dl>
<pre dir="auto">${textOf(mail)}</pre>
<details><summary>El mismo correo en HTML</summary><iframe sandbox title="${subject}" srcdoc="${body ?? ""}"></iframe></details>
</article>`;
}
