import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { differencesOf } from "#app/content/views/test-differences.ts";
import { lanesOf } from "#app/content/views/test-lanes.ts";
import { isLaunchContent } from "../support/launch-content.ts";

test.skipIf(!isLaunchContent)("the page for sodium shows how its two ISE methods differ", () => {
  const sodium = site().test("sodio");
  const differences = sodium && differencesOf(site(), sodium, lanesOf(site(), sodium));
  expect(differences?.columns).toEqual(["ISE, equipo dedicado", "ISE, módulo opcional"]);
  const rows = new Map(differences?.rows.map(({ label, values }) => [label, values]));
  expect(rows.get("Cifra publicada")?.[1]).toContain("200");
  expect(rows.get("También hace")?.every((value) => value?.startsWith("Otras"))).toBe(true);
});
