import { entryPath } from "./addresses.ts";
import type { Panel } from "./schema/files.ts";
import type { Site } from "./site.ts";

export type TestPanelPage = ReturnType<typeof testPanelPage> & object;
export type RapidPanelPage = ReturnType<typeof rapidPanelPage> & object;

export function testPanelPage(site: Site, categoryId: string) {
  const panel = site.panels.find((item) => item.category === categoryId);
  return panel?.kind === "test-panel" ? panelView(site, panel) : undefined;
}

/** The rapid tests, under their own address or an alias. */
export function rapidPanelPage(site: Site, categoryId: string, id: string) {
  const panel = site.panels.find((item) => item.category === categoryId);
  if (panel?.kind !== "rapid-panel" || (id !== "test-list" && !panel.aliases.includes(id))) return undefined;
  return panelView(site, panel);
}

function panelView<P extends Panel>(site: Site, panel: P) {
  return {
    ...panel,
    canonical: entryPath(panel),
    categoryLabel: site.category(panel.category)?.label ?? "",
    picture: site.picture(panel.picture),
  };
}
