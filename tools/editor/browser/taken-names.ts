/** A new entry never takes the file of another: a folder may hold entries that the list of one kind does not show. */
import "./preferences.ts";
import CMS from "@sveltia/cms";

/** What was added since the list of files was made. */
const added = new Set<string>();

export function refuseTakenNames() {
  CMS.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      const file = String(entry.get("path"));
      if (entry.get("newRecord") && (await isTaken(file))) refuse(file);
    },
  });
}

/** For a list that is made when the site is. */
export function rememberNewNames() {
  CMS.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      added.add(String(entry.get("path")));
    },
  });
}

async function isTaken(file: string): Promise<boolean> {
  const answer = await fetch("/admin/entries.json", { cache: "no-store" });
  const files: string[] = await answer.json();
  return added.has(file) || files.includes(file);
}

/** In the shape in which the editor shows the reason. */
function refuse(file: string): never {
  const [, id] = file.match(/([^/]+)\.yaml$/) ?? [];
  const reason = `Ya hay una entrada en «${id}». Escriba otro nombre, o abra esa entrada y cámbiela.`;
  throw new Error("saving_failed", { cause: new Error(reason) });
}
