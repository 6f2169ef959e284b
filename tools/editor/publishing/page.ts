import { escaped } from "../../escaped.ts";
import { notice, pageEnd, pageStart, wholePage } from "../page-layout.ts";
import type { Change, Published } from "./changes.ts";
import type { Repository } from "./publish.ts";

type View = {
  repository: Repository;
  changes: Change[];
  history: Published[];
  advice: string[];
  notice?: string;
};

export function publishingPage({ repository, changes, history, advice, notice: message }: View): string {
  if (!repository.exists) {
    return layout(
      `<p>Esta carpeta no tiene un historial de Git, así que nada se puede publicar ni deshacer desde aquí.</p>`,
    );
  }
  const pending = changes.length > 0 || repository.ahead > 0;
  return layout(`
${notice(message)}
${repository.remote ? "" : "<p>Este proyecto no tiene un repositorio remoto: «Publicar» guarda los cambios en el historial de este equipo y no los envía.</p>"}
<section aria-labelledby="pending"><h2 id="pending">Cambios sin publicar</h2>
${changes.length > 0 ? list(changes.map((change) => item(change, { action: "undo", file: change.file }))) : "<p>No hay cambios sin publicar.</p>"}
${repository.ahead > 0 ? `<p>Hay ${repository.ahead} en el historial de este equipo que aún no se enviaron.</p>` : ""}
<form method="post"><button name="action" value="publish"${pending ? "" : " disabled"}>Publicar</button></form>
${advice.length > 0 ? `<details><summary>Consejos, que no impiden publicar: ${advice.length}</summary>${list(advice.map((line) => `<li>${escaped(line)}</li>`))}</details>` : ""}
</section>
<section aria-labelledby="history"><h2 id="history">Ya en el historial</h2>
${history.map(({ commit, date, changes: made }) => `<h3>${dateOf(date)}</h3>${list(made.map((change) => item({ ...change, stale: [] }, { action: "revert", commit, file: change.file })))}`).join("")}
</section>`);
}

function item({ words, stale }: Change, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const warnings = stale.map((line) => `<p class="warning">${escaped(line)}</p>`).join("");
  return `<li>${escaped(words)} <form method="post">${inputs.join("")}<button aria-label="Deshacer: ${escaped(words)}">Deshacer</button></form>${warnings}</li>`;
}

function list(items: string[]): string {
  return `<ul>${items.join("\n")}</ul>`;
}

function dateOf(date: string): string {
  return new Intl.DateTimeFormat("es-EC", { dateStyle: "long", timeStyle: "short" }).format(new Date(date));
}

/** The start of the page while publishing runs. The lines of the steps follow. */
export const progressStart = `${pageStart("Publicar")}<ol>`;

export function progressLine(line: string, failed = ""): string {
  return `<li>${escaped(line)}${failed ? `<pre>${escaped(failed)}</pre>` : ""}</li>\n`;
}

export const progressEnd = `</ol>${pageEnd("/admin/publicar", "Volver a la lista de cambios")}`;

function layout(body: string): string {
  return wholePage("Publicar", body);
}
