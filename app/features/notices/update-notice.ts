import { ask } from "./use-notices.ts";

export const updateNotice = { text: "Hay una versión nueva de esta página", action: "Actualizar" };

/** Part of the page could not be loaded although the site answers: most often a newer one was published. */
export function askToUpdate() {
  ask({
    text: updateNotice.text,
    icon: "warning",
    actions: [{ label: updateNotice.action, run: () => location.reload() }],
  });
}
