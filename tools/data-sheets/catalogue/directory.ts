import { anchors } from "#app/content/outputs/printed/anchors.ts";
import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { DirectoryArea, DirectoryRow } from "#app/content/outputs/printed/directory.ts";
import { area as box, drawing, outlined, strokes } from "../drawing.ts";
import { anchored, type Block, column, framed, type Piece, row, unbreakable } from "../elements.ts";
import { capColours, colours, contentWidth, display, margin, mm, sizes } from "../look.ts";
import { text } from "../text.ts";
import { type FlowItem, fillColumns, flowItem } from "./flow.ts";
import { pageRoom } from "./running.ts";

const gap = mm(6);
const columns = { count: 3, gap, width: (contentWidth - 2 * gap) / 3 };
const small = { size: 8.1, leading: 1.28 };
const areaGap = mm(8);
/** An area that does not fit on the rest of a page starts there only if more than this height is left. */
const minRoom = mm(70);
const stripHeight = mm(9);

type Part = { labels: string[]; pieces: Piece[] };

/** The laboratory tests of all areas in three columns. Small areas share a page. */
export function directoryPages(catalogue: Catalogue, site: string): Part[] {
  const pages: { labels: string[]; blocks: Block[]; used: number }[] = [];
  const anchoredIds = new Set<string>();
  for (const area of catalogue.areas) {
    let items = itemsOf(area, anchoredIds, site);
    let isFirst = true;
    while (items.length > 0) {
      const opening = areaHead(area, catalogue, isFirst);
      const openingHeight = opening(contentWidth).height;
      const page = pages.at(-1);
      const left = page ? pageRoom - page.used - areaGap - openingHeight : 0;
      const fits = page && fillColumns(items, columns, left).rest.length === 0;
      const shares = page && left > 0 && (fits || (isFirst && left > minRoom));
      const target = shares ? page : { labels: [], blocks: [], used: 0 };
      if (!shares) pages.push(target);
      if (isFirst) target.labels.push(area.label);
      const top = target.blocks.length > 0 ? areaGap : 0;
      const taken = fillColumns(items, columns, pageRoom - target.used - top - openingHeight);
      target.blocks.push(column({ top }, opening, taken.block));
      target.used += top + openingHeight + taken.height;
      items = taken.rest;
      isFirst = false;
    }
  }
  return pages.map(({ labels, blocks }) => ({
    labels,
    pieces: column({ left: margin, right: margin }, ...blocks)(contentWidth + 2 * margin).pieces,
  }));
}

function itemsOf(area: DirectoryArea, anchoredIds: Set<string>, site: string): FlowItem[] {
  return area.groups.flatMap(({ name, rows }) => {
    const title = name ? [flowItem(groupHead(name, rows.length), columns.width, true)] : [];
    return [
      ...title,
      ...rows.map((item) => {
        const line = testLine(item, site);
        const block = anchoredIds.has(item.id) ? line : anchored(anchors.test(item.id), line);
        anchoredIds.add(item.id);
        return flowItem(block, columns.width);
      }),
    ];
  });
}

function areaHead(area: DirectoryArea, catalogue: Catalogue, isFirst: boolean): Block {
  const title = isFirst ? area.label : `${area.label}, continuación`;
  return column(
    { bottom: mm(3) },
    row(
      { widths: [undefined, mm(52)], gap: mm(6) },
      column(
        {},
        text({ role: "H1", family: display, weight: 500, size: 22, leading: 1.15, after: 3 }, title),
        isFirst ? text({ size: sizes.small, leading: 1.35, colour: colours.ink2 }, area.head) : null,
      ),
      isFirst ? legend(area) : column({}),
    ),
    isFirst ? strip(area, catalogue) : null,
  );
}

function legend({ groups }: DirectoryArea): Block {
  const rows = groups.flatMap((group) => group.rows);
  const caps = [...new Set(rows.flatMap(({ cap }) => cap ?? []))];
  const lines = caps.map((cap) =>
    row(
      { widths: [mm(4)] },
      drawing(0, box({ x: 0, y: 1.6, width: 3, height: 7 }, capColours[cap])),
      text({ size: sizes.small, colour: colours.ink2 }, `Tapa ${cap}`),
    ),
  );
  const rapid = rows.some((item) => item.rapid)
    ? row(
        { widths: [mm(4)] },
        drawing(0, outlined({ x: 0, y: 2.6, width: 8, height: 5 }, colours.paper, colours.petrol)),
        text({ size: sizes.small, colour: colours.ink2 }, "  Con prueba rápida"),
      )
    : null;
  return column({ top: mm(3) }, ...lines, rapid);
}

function strip({ lit }: DirectoryArea, { ticks, maxAnalyzers }: Catalogue): Block {
  const shown = new Set(lit);
  const step = contentWidth / ticks.length;
  const stem = (index: number) => {
    const count = ticks[index]?.analyzers ?? 0;
    const tall = Math.max((Math.min(count, maxAnalyzers) / maxAnalyzers) * stripHeight, 2);
    const x = (index + 0.5) * step;
    return { from: [x, stripHeight - tall] as [number, number], to: [x, stripHeight] as [number, number] };
  };
  const places = ticks.map((_, index) => index);
  return column(
    { top: mm(3) },
    drawing(
      stripHeight + 2,
      strokes(places.filter((index) => !shown.has(index)).map(stem), colours.tickMinor, 0.5),
      strokes(places.filter((index) => shown.has(index)).map(stem), colours.petrol, 1.1),
      strokes([{ from: [0, stripHeight], to: [contentWidth, stripHeight] }], colours.tickMajor),
    ),
  );
}

function groupHead(name: string, count: number): Block {
  return column(
    { top: mm(2.5), bottom: 2 },
    framed(
      { top: 0.9, colour: colours.tickMajor },
      column(
        { top: 3 },
        row(
          { widths: [undefined, mm(8)] },
          text({ role: "H2", weight: 600, size: 9.4 }, name),
          text({ size: sizes.small, align: "right", colour: colours.ink2 }, String(count)),
        ),
      ),
    ),
  );
}

function testLine({ name, path, otherName, cap, exceptions, rapid }: DirectoryRow, site: string): Block {
  const swatch = cap
    ? drawing(0, box({ x: 0, y: 2, width: 2.4, height: 7 }, capColours[cap]))
    : drawing(0, outlined({ x: 0.3, y: 2.3, width: 1.8, height: 6.4 }, colours.paper, colours.tickMajor));
  const words = text(
    { ...small, link: `${site}${path}` },
    { text: name, weight: 600 },
    otherName ? { text: ` ${otherName}`, colour: colours.ink2 } : undefined,
    exceptions.length > 0
      ? { text: ` ${exceptions.join(", ")}`, weight: 600, colour: colours.petrol }
      : undefined,
  );
  const cassette = rapid
    ? drawing(0, outlined({ x: 2, y: 2.6, width: 8, height: 5 }, colours.paper, colours.petrol))
    : drawing(0);
  return unbreakable(
    framed(
      { bottom: 0.4, colour: colours.line },
      column(
        { top: 1.6, bottom: 1.8 },
        row({ widths: [mm(2.6), undefined, mm(4)] }, swatch, words, cassette),
      ),
    ),
  );
}
