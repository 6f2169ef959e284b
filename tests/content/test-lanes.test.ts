import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { lanesOf } from "#app/content/views/test-lanes.ts";
import { isLaunchContent } from "../support/launch-content.ts";

test.skipIf(!isLaunchContent)("a lane shows the figure that analyzers publish for its method", () => {
  const sodium = site().test("sodio");
  const [dedicated, module] = sodium ? lanesOf(site(), sodium) : [];
  expect(module?.marks.map(({ number }) => number)).toEqual(["200"]);
  expect(module?.axis.at(-1)).toBe("200");
  expect(module?.caption).toBe("Pruebas por hora con módulo ISE.");
  expect(module?.machines.map(({ capacity }) => capacity)).toEqual([
    "Módulo ISE, opcional",
    "Módulo ISE, opcional",
  ]);
  expect(dedicated?.caption).toContain("Cifra general del equipo");
});

test.skipIf(!isLaunchContent)("a lane's caption names the analyzers for which its scale has no room", () => {
  const hba1c = site().test("hba1c");
  const [exchange] = hba1c ? lanesOf(site(), hba1c) : [];
  expect(exchange?.marks.map(({ number, unit, label }) => [number, unit, label])).toEqual([
    ["96", "s", "H100"],
    ["130", undefined, "H8"],
  ]);
  expect(exchange?.caption).toContain("GH900PLUS: la misma cifra que H8.");
});
