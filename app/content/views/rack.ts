import type { Site } from "#app/content/catalogue/site.ts";
import type { Test } from "#app/content/catalogue/test-types.ts";
import {
  drawRack,
  type RackDrawing,
  type RackMark,
  type RackSize,
  type RackTick,
  rackMarks,
} from "#app/lib/drawing/rack.ts";

export type RackView = { rack: RackDrawing; lit?: RackDrawing; marks: RackMark[] };

/** The number of analyzers at which a tick reaches the top of a rack, unless a test has more. */
const usualMax = 10;

export function maxAnalyzers({ tests }: Site): number {
  return Math.max(usualMax, ...tests.map(({ analyzers }) => analyzers.length));
}

/** `height` is in pixels. With `lit`, only the ticks of these tests have caps. */
export function rackView(site: Site, height: number, lit?: readonly Test[]): RackView {
  const { rack, marks } = wholeRack(site, height);
  if (!lit) return { rack, marks };
  const places = lit.map(({ place }) => place);
  return {
    rack: { ...rack, paths: rack.paths.filter(([layer]) => layer === "stem") },
    lit: drawRack(lit.map(tickOf), sizeOf(site, height), { places, count: site.tests.length }),
    marks,
  };
}

/** Returns the rack of all tests and, for phones, its two halves. A half begins where a letter begins. */
export function rackParts(site: Site, height: number, cap: number): RackView[] {
  const { tests } = site;
  const size = { ...sizeOf(site, height), cap };
  const all = rackMarks(tests.map(({ letter }) => letter));
  const middle = tests.length / 2;
  const cut = all.reduce((best, { at }) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best), 0);
  const part = (from: number, to: number): RackView => ({
    rack: drawRack(tests.slice(from, to).map(tickOf), size),
    marks: all.filter(({ at }) => at >= from && at < to).map((mark) => ({ ...mark, at: mark.at - from })),
  });
  const whole = part(0, tests.length);
  return cut > 0 ? [whole, part(0, cut), part(cut, tests.length)] : [whole];
}

const racks = new WeakMap<Site, Map<number, RackView>>();

/** Cached, because every test's page shows the same rack. */
function wholeRack(site: Site, height: number): RackView {
  const ofSite = racks.get(site) ?? new Map<number, RackView>();
  racks.set(site, ofSite);
  const cached = ofSite.get(height);
  if (cached) return cached;
  const { tests } = site;
  const view = {
    rack: drawRack(tests.map(tickOf), sizeOf(site, height)),
    marks: rackMarks(tests.map(({ letter }) => letter)),
  };
  ofSite.set(height, view);
  return view;
}

function sizeOf(site: Site, height: number): RackSize {
  return { height, cap: 9, most: maxAnalyzers(site) };
}

export function tickOf({ analyzers, samples, rapid }: Test): RackTick {
  const container = samples[0]?.container;
  return {
    analyzers: analyzers.length,
    cap: container?.cap,
    unconfirmed: container?.onRequest ? true : undefined,
    rapid: rapid !== undefined,
  };
}
