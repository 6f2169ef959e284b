/** Refuses a new entry if its file exists, perhaps in another list: several lists share a folder. */
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { refuse } from "./refuse.ts";

/** Files that this page has added. */
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

/** The hosted editor needs this, because its list of files is as old as the build. */
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
