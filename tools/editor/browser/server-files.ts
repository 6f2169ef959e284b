/** Requests files from the development server. Each change states the version that this page has read. */
import type { Conflict } from "../conflicts.ts";
import type { FileText } from "../files.ts";
import { chooseVersions } from "./conflict-dialog.ts";
import { showMessage } from "./dialog.ts";

/** The version of each file that this page last read or saved, by address. */
const versions = new Map<string, string>();

const root = "/__files/";

export async function requestFile(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request).catch(() => {
    throw new Error("El editor no responde. Compruebe que la ventana de comandos siga abierta.");
  });
  if (answer.status === 404) throw new DOMException(address, "NotFoundError");
  if (!answer.ok && answer.status !== 409) throw new Error(`${answer.status}: ${await answer.text()}`);
  const version = answer.headers.get("etag");
  if (version) versions.set(address, version);
  return answer;
}

let texts: Promise<Map<string, FileText>> | undefined;

/** Returns a file as it was when the editor opened. A second call for the same file returns undefined. */
export async function takeText(address: string): Promise<FileText | undefined> {
  texts ??= readTexts();
  const known = await texts;
  const file = known.get(address);
  known.delete(address);
  if (file) versions.set(address, `"${file.version}"`);
  return file;
}

async function readTexts(): Promise<Map<string, FileText>> {
  const answer = await requestFile(`${root}texts`);
  const files: Record<string, FileText> = await answer.json();
  return new Map(Object.entries(files).map(([path, file]) => [root + path, file]));
}

export class Cancelled extends Error {}

/** Saves a file. If it has changed since it was read, the owner chooses a version of each changed field. */
export async function save(address: string, body: Blob) {
  const headers = versionHeader(address);
  const answer = await requestFile(address, { method: "PUT", body, headers });
  if (answer.status !== 409) return;
  const conflict: Conflict = await answer.json();
  const takeTheirs = await chooseVersions(conflict);
  if (!takeTheirs) throw new Cancelled("No se guardó nada: el archivo cambió mientras lo editaba.");
  versions.set(address, `"${conflict.version}"`);
  await requestFile(address, {
    method: "PUT",
    body,
    headers: { "if-match": `"${conflict.version}"`, "x-take-theirs": JSON.stringify(takeTheirs) },
  });
  // The form still shows this tab's version, so the page reloads.
  if (takeTheirs.length > 0) setTimeout(() => location.reload(), 500);
}

export async function remove(address: string) {
  const answer = await requestFile(address, { method: "DELETE", headers: versionHeader(address) });
  if (answer.status === 409) {
    const uses = (await answer.text()).split("\n");
    await showMessage("No se puede borrar todavía", "Lo necesitan estos lugares. Cámbielos primero:", uses);
    throw new Error("No se borró nada.");
  }
  versions.delete(address);
}

function versionHeader(address: string): Record<string, string> {
  if (!address.endsWith(".yaml")) return {};
  return { "if-match": versions.get(address) ?? '""' };
}

/** Reloads the editor when files have changed elsewhere, unless a form has unsaved changes. */
export function followOtherChanges(hasUnsavedChanges: () => boolean) {
  const check = async () => {
    if (document.hidden || versions.size === 0 || hasUnsavedChanges()) return;
    const answer = await fetch(`${root}versions`, { cache: "no-store" }).catch(() => undefined);
    if (!answer?.ok) return;
    const current: Record<string, string> = await answer.json();
    const known = [...versions].filter(([address]) => address.endsWith(".yaml"));
    const changed =
      known.length !== Object.keys(current).length ||
      known.some(([address, version]) => version !== `"${current[address.slice(root.length)]}"`);
    if (changed && !hasUnsavedChanges()) location.reload();
  };
  for (const event of ["focus", "hashchange"]) addEventListener(event, check);
  document.addEventListener("visibilitychange", check);
}
