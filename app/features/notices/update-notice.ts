import { ask } from "./use-notices.ts";

export const updateNotice = { text: "Hay una versión nueva de esta página", action: "Actualizar" };

/** Call this if the site answers but lacks a file of this page. The site probably has a new version. */
export function askToUpdate() {
  ask({
    text: updateNotice.text,
    icon: "warning",
    actions: [{ label: updateNotice.action, run: () => location.reload() }],
  });
}
