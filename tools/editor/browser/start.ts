import "./preferences.ts";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { formatYaml } from "../format-yaml.ts";
import { refuseDuplicateNames } from "./duplicate-names.ts";
import { registerNumberField } from "./number-field.ts";
import { interceptPictures } from "./pictures/intercept-pictures.ts";
import { refuseFaultyPictures } from "./pictures/refuse-faulty.ts";
import { refuseFaultyNumbers } from "./refuse-faulty-numbers.ts";

export async function readConfig(): Promise<CmsConfig> {
  const answer = await fetch("/admin/config.json");
  return answer.json();
}

export function start(config: CmsConfig) {
  CMS.registerCustomFormat("yaml", "yaml", { toFile: formatYaml });
  registerNumberField();
  refuseFaultyNumbers(config);
  refuseDuplicateNames();
  interceptPictures();
  refuseFaultyPictures();
  CMS.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      if (entry.get("newRecord"))
        openSaved(`#/collections/${entry.get("collection")}`, String(entry.get("slug")));
    },
  });
  CMS.init({ config });
}

/** The button «Guardar» is enabled only if the form has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  const buttons = [...document.querySelectorAll("button")];
  return buttons.some((button) => button.textContent?.trim() === "Guardar" && !button.disabled);
}

/** Reopens an entry after its first save, because the form of a new entry shows no page beside it. */
function openSaved(list: string, slug: string) {
  const address = `${list}/entries/${slug}`;
  if (location.hash !== address) {
    setTimeout(() => openSaved(list, slug), 50);
    return;
  }
  addEventListener("hashchange", () => location.replace(address), { once: true });
  location.replace(list);
}
