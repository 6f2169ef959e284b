/** «Cambios» in the hosted editor: the repository's last changes in words, each with «Deshacer». */
import type { CmsConfig } from "@sveltia/cms";
import { ask, element, showMessage } from "../dialog.ts";
import { describe } from "./form-words.ts";
import { bytesAt, type Commit, commitFile, hashOf, lastCommits, type Repository } from "./github.ts";
import { lastOutcome } from "./outcome.ts";
import { withoutChange } from "./without-change.ts";

const title = "Cambios";

export async function showHistory(config: CmsConfig) {
  const repository = repositoryOf(config);
  if (typeof repository === "string") return showMessage(title, repository, []);
  const list = element("div", { textContent: "Se lee el historial…" });
  const outcome = element("p", { role: "status" });
  fill(list, config, repository).catch((error: Error) => {
    list.textContent = `No se pudo leer el historial. ${error.message}`;
  });
  lastOutcome(repository).then((last) => {
    if (!last) return;
    const link = element("a", { href: last.address, target: "_blank", textContent: "Ver la revisión" });
    outcome.append(`${last.text} `, link);
  });
  await ask<void>(title, [outcome, list], { Cerrar: () => {} }, undefined);
  // After an undo, the editor still shows the earlier files until the page reloads.
  if (list.dataset.undone) location.reload();
}

/** Returns a sentence for the owner if the history of the repository cannot be read. */
function repositoryOf({ backend }: CmsConfig): Repository | string {
  if (backend.name !== "github") {
    return "Esta lista existe solo para GitHub. Los cambios están en el historial del repositorio, en el sitio de su servicio.";
  }
  const { repo, branch = "main", api_root = "https://api.github.com" } = backend;
  const { token }: { token?: string } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
  return token
    ? { api: api_root, name: repo, branch, token }
    : "Entre primero en el editor con su cuenta o su token.";
}

async function fill(list: HTMLElement, config: CmsConfig, repository: Repository) {
  const commits = await lastCommits(repository);
  const sections = await Promise.all(
    commits.map((commit) => commitSection(list, config, repository, commit)),
  );
  list.replaceChildren(...sections);
  if (sections.length === 0) list.textContent = "Todavía no hay cambios en el contenido.";
}

/** A commit with more files than this is not the owner's. It gets one line and no «Deshacer». */
const maxFiles = 25;

async function commitSection(list: HTMLElement, config: CmsConfig, repository: Repository, commit: Commit) {
  const { sha, parent, date, author, files } = commit;
  const dateAndTime = new Intl.DateTimeFormat("es-EC", { dateStyle: "long", timeStyle: "short" });
  const heading = element("h3", { textContent: [dateAndTime.format(new Date(date)), author].join(" · ") });
  const rows = element("ul", {});
  if (files.length > maxFiles) {
    rows.append(element("li", { textContent: `Cambios en ${files.length} archivos a la vez` }));
    return group(heading, rows);
  }
  for (const file of files) {
    const [before, after] = await Promise.all([
      bytesAt(repository, file, parent),
      bytesAt(repository, file, sha),
    ]);
    const words = describe(config, file, textOf(before), textOf(after));
    const button = element("button", {
      type: "button",
      textContent: "Deshacer",
      ariaLabel: `Deshacer: ${words}`,
    });
    const status = element("span", { role: "status" });
    button.addEventListener("click", async () => {
      button.disabled = true;
      status.textContent = " Se deshace…";
      const result = await undo(repository, file, words, before, after).catch((error: Error) => error);
      status.textContent = ` ${result instanceof Error ? result.message : result}`;
      if (!(result instanceof Error)) list.dataset.undone = "yes";
    });
    const row = element("li", {});
    row.append(`${words} `, button, status);
    rows.append(row);
  }
  return group(heading, rows);
}

function group(...parts: HTMLElement[]): HTMLElement {
  const section = element("section", {});
  section.append(...parts);
  return section;
}

/** Later changes of other fields stay. Throws if a later commit changed the same field. */
async function undo(
  repository: Repository,
  file: string,
  words: string,
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
): Promise<string> {
  // Read the hash first, so that GitHub refuses to overwrite a later change.
  const sha = await hashOf(repository, file);
  const current = await bytesAt(repository, file, repository.branch);
  const target = isSame(current, after) ? before : merged(file, before, after, current);
  await commitFile(repository, file, sha, target, `Deshacer «${words}»`);
  return "Deshecho. El sitio se publica de nuevo en unos minutos.";
}

function merged(file: string, ...versions: (Uint8Array | undefined)[]): Uint8Array {
  const [before, after, current] = versions.map(textOf);
  const allExist = before !== undefined && after !== undefined && current !== undefined;
  const text = allExist && file.endsWith(".yaml") ? withoutChange(before, after, current) : undefined;
  if (text !== undefined) return new TextEncoder().encode(text);
  throw new Error("Lo mismo cambió otra vez después. Ábralo en el editor y escriba el valor anterior.");
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}
