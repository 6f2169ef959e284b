import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { startChromium } from "../drive/chromium.ts";
import type { Driver, Visitor } from "../drive/driver.ts";
import { startFirefox } from "../drive/firefox.ts";
import { startWebKit } from "../drive/webkit.ts";
import { Tab } from "./tab.ts";
import { blank, type WatchedSite, watchSite } from "./watched-site.ts";

export { expect };

type Engine = keyof typeof engines;
export type EngineOptions = { engine: Engine; port: number };
type Shared = EngineOptions & { visitor: Partial<Visitor>; driver: Driver; watched: WatchedSite };

const defaultVisitor = { scripts: "on", theme: "light", motion: "full" } as const;
const engines = {
  firefox: startFirefox,
  webkit: startWebKit,
  "chromium 109": (visitor: Visitor) => startChromium("109", visitor),
  "chromium 123": (visitor: Visitor) => startChromium("123", visitor),
};

/** A test in a tab of 1440 × 900 with empty storage. It fails if any page reports an error. */
export const test = base.extend<{ tab: Tab; pageErrors: () => string[] }, Shared>({
  engine: ["firefox", { option: true, scope: "worker" }],
  port: [0, { option: true, scope: "worker" }],
  visitor: [{}, { option: true, scope: "worker" }],

  watched: [
    async ({ port }, use) => {
      const watched = await watchSite(port);
      await use(watched);
      await watched.close();
    },
    { scope: "worker" },
  ],

  driver: [
    async ({ engine, visitor, watched }, use) => {
      const proxy = Number(new URL(watched.origin).port);
      const driver = await engines[engine]({ ...defaultVisitor, ...visitor, proxy });
      await use(driver);
      await driver.quit();
    },
    { scope: "worker", timeout: 600_000 },
  ],

  tab: async ({ driver, watched, visitor }, use, info) => {
    const tab = new Tab(driver, watched.origin, visitor.scripts !== "off");
    await driver.closeOtherTabs();
    await driver.open(watched.origin + blank);
    await driver.resize(1440, 900);
    await driver.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    watched.takeErrors();
    await use(tab);
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath("page.png"), await tab.picture());
    expect(watched.takeErrors(), "errors in the browser").toEqual([]);
  },

  /** Returns and clears the reported errors, for journeys that expect errors. */
  pageErrors: async ({ watched }, use) => use(watched.takeErrors),
});
