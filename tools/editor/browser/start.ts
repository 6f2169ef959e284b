import "./preferences.ts";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { refuseTakenNames } from "./taken-names.ts";

export async function readConfig(): Promise<CmsConfig> {
  const answer = await fetch("/admin/config.json");
  return answer.json();
}

export function start(config: CmsConfig) {
  refuseTakenNames();
  CMS.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      if (entry.get("newRecord"))
        openSaved(`#/collections/${entry.get("collection")}`, String(entry.get("slug")));
    },
  });
  CMS.init({ config });
}

/** A new entry stays a new one in its form, without its page beside it, until it is opened: as soon as it has an address. */
function openSaved(list: string, slug: string) {
  const address = `${list}/entries/${slug}`;
  if (location.hash !== address) {
    setTimeout(() => openSaved(list, slug), 50);
    return;
  }
  addEventListener("hashchange", () => location.replace(address), { once: true });
  location.replace(list);
}
