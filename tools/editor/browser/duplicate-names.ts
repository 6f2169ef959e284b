/** Refuses a new entry whose file exists: a folder may hold entries of kinds that the open list does not show. */
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { refuse } from "./refuse.ts";

/** Files that this page added after the list of files was made. */
const added = new Set<string>();

export function refuseDuplicateNames() {
  CMS.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      const file = String(entry.get("path"));
      if (!entry.get("newRecord") || !(await exists(file))) return;
      const [, id] = file.match(/([^/]+)\.yaml$/) ?? [];
      refuse(`Ya hay una entrada en «${id}». Escriba otro nombre, o abra esa entrada y cámbiela.`);
    },
  });
}

/** For the hosted editor, whose list of files is made when the site is built. */
export function rememberNewNames() {
  CMS.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      added.add(String(entry.get("path")));
    },
  });
}

async function exists(file: string): Promise<boolean> {
  const answer = await fetch("/admin/entries.json", { cache: "no-store" });
  const files: string[] = await answer.json();
  return added.has(file) || files.includes(file);
}
