import { ask } from "./use-notices.ts";

export const updateNotice = { text: "Hay una versión nueva de esta página", action: "Actualizar" };

/** Offers a reload. When a file of the page is missing although the site answers, usually a new version was published. */
export function askToUpdate() {
  ask({
    text: updateNotice.text,
    icon: "warning",
    actions: [{ label: updateNotice.action, run: () => location.reload() }],
  });
}
