import { formatCount, plainName, shortTime } from "../format.ts";
import { html, type Markup } from "../html.ts";
import type { Health } from "../http/health.ts";
import { subjectLabel } from "../schema.ts";
import type { Filter } from "../storage/enquiry-store.ts";
import { type InboxState, inboxStates, type StoredEnquiry, stateNames } from "../storage/stored-enquiry.ts";
import type { Session } from "./auth.ts";
import { page } from "./page.ts";
import { paths } from "./paths.ts";

/** Dates use this hyphen, so that a line breaks only between date and time. */
const nonBreakingHyphen = "\u2011";

const headings: Record<InboxState, string> = {
  new: "Nuevas",
  attended: "Atendidas",
  doubt: "En duda",
  unsent: "Sin enviar",
};

export type ListView = {
  company: string;
  session: Session;
  filter: Filter;
  items: StoredEnquiry[];
  counts: Record<InboxState, number>;
  newer?: number;
  older?: number;
  alarms: string[];
  done?: string;
};

export function listPage(view: ListView): string {
  const { company, session, filter, items, counts, newer, older, alarms, done } = view;
  const title = filter.state ? `Consultas: ${headings[filter.state].toLowerCase()}` : "Consultas";
  return page(
    { title, company, session },
    html`<h1>${title}</h1>
${done && html`<p class="notice" role="status">${done}</p>`}
${alarms.map((alarm) => html`<p class="alarm">${alarm}</p>`)}
<form class="row ends" action="${paths.inbox}" role="search">
${filter.state && html`<input type="hidden" name="estado" value="${stateNames[filter.state]}">`}
<p class="search"><label for="buscar">Buscar por nombre, institución, producto o texto</label>
<input type="search" id="buscar" name="buscar" value="${filter.search ?? ""}" maxlength="200"></p>
<button>Buscar</button>
${filter.search && html`<a href="${listAddress({ state: filter.state })}">Quitar la búsqueda</a>`}
</form>
<nav aria-label="Estado"><ul class="states">${stateLinks(filter, counts)}</ul></nav>
${items.length > 0 ? table(items) : html`<p>No hay consultas${filter.search && " que coincidan con la búsqueda"}.</p>`}
<div class="row">
${newer !== undefined && html`<a class="button" rel="prev" href="${listAddress(filter, { despues: newer })}">Más recientes</a>`}
${older !== undefined && html`<a class="button" rel="next" href="${listAddress(filter, { antes: older })}">Más antiguas</a>`}
${items.length > 0 && html`<a href="${listAddress(filter, {}, paths.export)}">Exportar esta selección para Excel</a>`}
</div>`,
  );
}

function stateLinks(filter: Filter, counts: Record<InboxState, number>): Markup[] {
  const all = inboxStates.reduce((sum, state) => sum + counts[state], 0);
  const link = (state: InboxState | undefined, name: string, count: number) =>
    html`<li><a href="${listAddress({ ...filter, state })}"${filter.state === state && html` aria-current="page"`}>${name}<span class="count">${formatCount(count)}</span></a></li>`;
  return [
    link(undefined, "Todas", all),
    ...inboxStates.map((state) => link(state, headings[state], counts[state])),
  ];
}

function table(items: StoredEnquiry[]): Markup {
  return html`<table>
<thead><tr><th scope="col">De</th><th scope="col" class="fits">Estado</th><th scope="col" class="fits">Recibida</th></tr></thead>
<tbody>${items.map(row)}</tbody>
</table>`;
}

function row({ id, enquiry, state, received, note }: StoredEnquiry): Markup {
  const { name, company, about, lines } = enquiry;
  const products = lines.length > 0 && `${lines.length} ${lines.length === 1 ? "producto" : "productos"}`;
  const topic = [subjectLabel(enquiry), about, products].filter(Boolean).join(" · ");
  return html`<tr><th scope="row"><a class="who" dir="auto" href="${paths.enquiry(id)}">${plainName(name) || "Sin nombre"}</a>
${company && html`<div dir="auto">${plainName(company)}</div>`}
<div class="soft">${topic}</div>
${note && html`<div class="soft" dir="auto">Nota: ${plainName(note)}</div>`}</th>
<td>${stateMark(state)}</td>
<td class="soft"><time datetime="${new Date(received).toISOString()}">${shortTime(received).replaceAll("-", nonBreakingHyphen)}</time></td></tr>`;
}

export function stateMark(state: InboxState): Markup {
  return html`<span class="state" data-state="${state}">${capitalised(stateNames[state])}</span>`;
}

function listAddress(
  { state, search }: Filter,
  paging: Record<string, number> = {},
  path: string = paths.inbox,
): string {
  const query = new URLSearchParams();
  if (state) query.set("estado", stateNames[state]);
  if (search) query.set("buscar", search);
  for (const [name, value] of Object.entries(paging)) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

const storageProblems: Record<string, string> = {
  "size limit": "El archivo de consultas llegó a su tamaño máximo.",
  "disk full": "El disco del servidor está lleno.",
};

export function alarmTexts(state: Omit<Health, "ok">): string[] {
  const { alarms, mail, refusedForGood, doubt, waitingMinutes = 0, reason } = state;
  const texts = [
    reason &&
      `${storageProblems[reason] ?? "El archivo de consultas no se puede escribir."} No se guardan consultas nuevas: avise a quien instaló el servicio.`,
    mail === "off" && "El correo no está configurado: las consultas se guardan aquí y no llegan al buzón.",
    alarms.includes("refused") &&
      `El servidor de correo rechazó ${consultas(refusedForGood)}. Se intenta de nuevo cada vez más despacio, durante diez días. Avise a quien instaló el servicio.`,
    alarms.includes("waiting") &&
      `Hay consultas que esperan desde hace ${Math.round(waitingMinutes / 60)} h porque el servidor de correo no responde.`,
    alarms.includes("doubt") &&
      `El servidor de correo no confirmó la entrega de ${consultas(doubt ?? 0)}. Vea «En duda».`,
  ];
  return texts.filter((text) => typeof text === "string");
}

function consultas(count: number): string {
  return count === 1 ? "una consulta" : `${formatCount(count)} consultas`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
