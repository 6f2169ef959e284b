import type { Site } from "#app/content/catalogue/site.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import {
  drawRack,
  type RackDrawing,
  type RackMark,
  type RackTick,
  rackMarks,
} from "#app/lib/drawing/rack.ts";

export type RackView = { rack: RackDrawing; lit?: RackDrawing; marks: RackMark[] };

/** The number of analyzers that reaches the top of a rack, unless a test has more. */
const usualMax = 10;

export function maxAnalyzers({ tests }: Site): number {
  return Math.max(usualMax, ...tests.map(({ analyzers }) => analyzers.length));
}

/** Draws all tests at a given height. With `lit`, only those tests have caps. */
export function rackView(site: Site, height: number, lit?: readonly Test[]): RackView {
  const { tests } = site;
  const size = { height, cap: 9, most: maxAnalyzers(site) };
  const places = lit?.map((test) => tests.indexOf(test));
  const rack = drawRack(tests.map(tickOf), size);
  return {
    rack: lit ? { ...rack, paths: rack.paths.filter(([layer]) => layer === "stem") } : rack,
    lit: lit && { ...drawRack(lit.map(tickOf), size, places), count: tests.length },
    marks: rackMarks(tests.map(({ letter }) => letter)),
  };
}

/** Returns the tick of a test. */
export function tickOf({ analyzers, samples, rapid }: Test): RackTick {
  const container = samples[0]?.container;
  return {
    analyzers: analyzers.length,
    cap: container?.cap,
    unconfirmed: container?.onRequest ? true : undefined,
    rapid: rapid !== undefined,
  };
}
