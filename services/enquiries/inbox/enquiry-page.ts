import { composeMessage } from "../../../app/features/enquiry/message.ts";
import { lineCells, lineColumns } from "../../../app/lib/quote/order-sheet.ts";
import { formatCount, longTime, plainName, reference } from "../format.ts";
import { html, Markup } from "../html.ts";
import { contactRows, type Enquiry, subjectLabel } from "../schema.ts";
import type { MailState, StoredEnquiry } from "../storage/stored-enquiry.ts";
import type { Session } from "./auth.ts";
import { stateMark } from "./list-page.ts";
import { form, page } from "./page.ts";
import { paths } from "./paths.ts";

export const maxNoteLength = 2000;

const mailNames: Record<MailState, string> = {
  waiting: "Todavía no se envió al buzón",
  sending: "Se está enviando al buzón",
  sent: "Llegó al servidor de correo",
  doubt: "No se sabe si llegó al buzón",
  refused: "El servidor de correo la rechazó",
};

export type EnquiryView = {
  company: string;
  session: Session;
  stored: StoredEnquiry;
  mailStatus: { attempts: number; error: string | null };
  countOfPerson: number;
  done?: string;
};

export function enquiryPage(view: EnquiryView): string {
  const { company, session, stored, done } = view;
  const { enquiry, received, id, version, attended } = stored;
  const name = plainName(enquiry.name) || "Sin nombre";
  return page(
    { title: `Consulta de ${name}`, company, session },
    html`<p><a href="${paths.inbox}">Todas las consultas</a></p>
${done && html`<p class="notice" role="status">${done}</p>`}
<div class="stack">
<h1 dir="auto">${name}</h1>
<p class="row">${stateMark(stored.state)}<span class="soft">Recibida el ${longTime(received)} · Referencia ${reference(id)}${version > 1 && " · Corregida por el visitante"}${attended !== null && ` · Atendida el ${longTime(attended)}`}</span></p>
<div class="row"><a class="button primary" href="${replyLink(stored)}">Responder</a>
${form(paths.action(id, attended === null ? "atendida" : "nueva"), session, html`<button>${attended === null ? "Marcar como atendida" : "Volver a «nueva»"}</button>`)}</div>
</div>
<div class="columns">
<div class="stack">
<h2>Mensaje</h2>
<p class="message" dir="auto">${enquiry.message}</p>
${enquiry.lines.length > 0 && quoteTable(enquiry)}
<h2>Datos</h2>
<dl class="data">${contactRows(enquiry).map(([label, value]) => html`<dt>${label}</dt><dd dir="auto">${contactValue(label, value)}</dd>`)}</dl>
</div>
<aside class="stack" aria-label="Gestión">
${noteForm(stored, session)}
${mailSection(view)}
${deletion(view)}
</aside>
</div>`,
  );
}

function contactValue(label: string, value: string): Markup | string {
  if (label === "Correo electrónico") return html`<a href="mailto:${encodeURIComponent(value)}">${value}</a>`;
  if (label === "Teléfono") return html`<a href="tel:${value.replace(/[^\d+]/g, "")}">${value}</a>`;
  return value;
}

function quoteTable({ lines }: Enquiry): Markup {
  return html`<h2>Lista de cotización</h2>
<table><thead><tr>${lineColumns.map((column) => html`<th scope="col"${column === "Cantidad" && new Markup(' class="fits number"')}>${column}</th>`)}</tr></thead>
<tbody>${lines.map((line) => {
    const [reference, name, brand, pack, quantity, note] = lineCells(line);
    return html`<tr><td class="soft">${reference}</td><th scope="row" dir="auto">${name}</th><td dir="auto">${brand}</td><td dir="auto">${pack}</td><td class="number">${formatCount(quantity)}</td><td dir="auto">${note}</td></tr>`;
  })}</tbody></table>`;
}

function noteForm({ id, note }: StoredEnquiry, session: Session): Markup {
  return form(
    paths.action(id, "nota"),
    session,
    html`<label for="nota">Nota interna</label>
<textarea id="nota" name="nota" rows="4" maxlength="${maxNoteLength}" dir="auto">
${note}</textarea>
<div><button>Guardar la nota</button></div>`,
    "stack wide",
  );
}

function mailSection({ session, stored, mailStatus }: EnquiryView): Markup {
  const { attempts, error } = mailStatus;
  return html`<h2>Correo</h2>
<p>${mailNames[stored.mail]}.${attempts > 0 && ` Intentos fallidos: ${attempts}.`}</p>
${error !== null && html`<p class="soft">El servidor de correo respondió: ${plainName(error)}</p>`}
${stored.mail !== "sending" && form(paths.action(stored.id, "enviar"), session, html`<button>Enviar otra vez al buzón</button>`)}`;
}

function deletion({ session, stored, countOfPerson }: EnquiryView): Markup {
  const { email } = stored.enquiry;
  const others =
    countOfPerson === 1 ? "Es su única consulta." : `Se borran sus ${formatCount(countOfPerson)} consultas.`;
  return html`<h2>Borrar</h2>
<details><summary>Borrar esta consulta</summary><div class="stack">
<p>Se borra del servicio y no se puede recuperar. El correo del buzón queda: bórrelo allí.</p>
${form(paths.action(stored.id, "borrar"), session, html`<button class="danger">Borrar definitivamente</button>`)}</div></details>
<details><summary>Olvidar a esta persona</summary><div class="stack">
<p>Borra todo lo guardado de ${email}, como pide la LOPDP. ${others} Quedan los correos del buzón, las copias de seguridad y los archivos exportados: bórrelos allí.</p>
${form(paths.forget, session, html`<input type="hidden" name="correo" value="${email}"><button class="danger">Olvidar a ${email}</button>`)}</div></details>`;
}

function replyLink({ id, enquiry }: StoredEnquiry): string {
  const { about, lines } = enquiry;
  const { title } = composeMessage({ subject: subjectLabel(enquiry), about: about || undefined, lines });
  const body = `Estimado/a ${plainName(enquiry.name)}:\n\n\n\nReferencia: ${reference(id)}`;
  return `mailto:${encodeURIComponent(enquiry.email)}?subject=${encodeURIComponent(`Re: ${title}`)}&body=${encodeURIComponent(body)}`;
}
