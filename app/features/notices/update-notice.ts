import { ask } from "./use-notices.ts";

export const updateNotice = { text: "Hay una versión nueva de esta página", action: "Actualizar" };

/** Offers a reload. If the site answers but lacks a file of the page, it probably has a new version. */
export function askToUpdate() {
  ask({
    text: updateNotice.text,
    icon: "warning",
    actions: [{ label: updateNotice.action, run: () => location.reload() }],
  });
}
