import { anchors } from "#app/content/outputs/printed/anchors.ts";
import type { OpenerRow, Section } from "#app/content/outputs/printed/sections.ts";
import { table } from "../blocks.ts";
import { type Block, column, layers, picture, row, ruled, space, unbreakable } from "../elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth, sizes } from "../look.ts";
import { heading, text } from "../text.ts";
import { instrumentScale } from "./instrument-scale.ts";
import { largestSize } from "./largest-size.ts";
import { stagePicture } from "./stage-picture.ts";

const stageHeight = 124;
const pictureHeight = 46;
const rowPadding = 6;

type PageOf = (anchor: string) => number | undefined;

export async function openerStage(section: Section): Promise<Block> {
  const { name, lead, line, pictures, label } = section;
  const slot = 180 / Math.max(pictures.length, 3);
  const image = await stagePicture(pictures, {
    width: 210,
    height: stageHeight,
    places: pictures.map((_, index) => ({
      centre: line
        ? 15 + (line.marks[index]?.wide.at ?? 0) * 180
        : 105 + (index - (pictures.length - 1) / 2) * slot,
      width: slot - 2,
      height: pictureHeight,
    })),
  });
  const size = largestSize(name, 55, contentWidth - mm(12));
  const caption = text({ align: "right", size: sizes.small, colour: colours.ink2 }, "Imagen referencial");
  return column(
    {},
    layers(
      mm(stageHeight),
      {
        left: 0,
        top: 0,
        width: sheetWidth,
        block: picture(image, `Productos de ${label}`, sheetWidth, mm(stageHeight)),
      },
      {
        left: margin,
        top: mm(24),
        width: contentWidth,
        block: text(
          { role: "H1", family: display, weight: 500, size, leading: 1.05, tracking: -0.012 * size },
          name,
        ),
      },
      {
        left: margin,
        top: mm(48),
        width: mm(118),
        block: text({ size: 12, leading: 1.45, colour: colours.ink2 }, lead),
      },
      { left: margin, top: mm(stageHeight - pictureHeight - 8), width: contentWidth, block: caption },
    ),
    line ? instrumentScale(line) : space(mm(8)),
  );
}

/**
 * The part of a chapter's first page below the picture: as many entries as fit, with page numbers, and the
 * guide if there is room.
 */
export function openerRest({ rows, guide }: Section, pageOf: PageOf, room: number): Block {
  const lines = rows.map((entry) => entryRow(entry, pageOf));
  const isTooTall = (block: Block) => block(sheetWidth).height > room;
  let count = countThatFits(lines, room);
  while (count > 1 && isTooTall(rest(lines, count))) count -= 1;
  const withGuide = rest(lines, count, guide);
  return isTooTall(withGuide) ? rest(lines, count) : withGuide;
}

/** Returns an upper limit: it ignores the padding of the rows. */
function countThatFits(lines: readonly Block[], room: number): number {
  let left = room;
  const over = lines.findIndex((line) => {
    left -= line(contentWidth).height;
    return left < 0;
  });
  return over < 0 ? lines.length : Math.max(over, 1);
}

function rest(lines: Block[], count: number, guide?: Section["guide"]): Block {
  const others = lines.length - count;
  return column(
    { left: margin, right: margin, top: mm(5), gap: mm(7) },
    unbreakable(table(lines.slice(0, count), rowPadding, (line) => line)),
    others > 0 ? text({ colour: colours.ink2 }, `Y ${others} más, en las páginas que siguen.`) : null,
    guide ? steps(guide) : null,
  );
}

function entryRow({ id, name, figure, summary, models }: OpenerRow, pageOf: PageOf): Block {
  const target = anchors.sheet(id);
  const pages = models.flatMap((model) => {
    const page = pageOf(anchors.sheet(model.id));
    return page ? `${model.name} ${page}` : [];
  });
  return row(
    { widths: [mm(12), mm(56), mm(34)], gap: mm(2) },
    text({ role: "TD", colour: colours.ink2, size: 11, link: `#${target}` }, String(pageOf(target) ?? "")),
    text(
      {
        role: "TH",
        scope: "Row",
        family: display,
        weight: 600,
        size: 12.5,
        leading: 1.15,
        link: `#${target}`,
      },
      name,
    ),
    text({ role: "TD", weight: 600 }, figure ?? ""),
    text(
      { role: "TD", colour: colours.ink2 },
      summary,
      pages.length > 0
        ? { text: ` Modelos: ${pages.join(" · ")}.`, weight: 600, colour: colours.ink }
        : undefined,
    ),
  );
}

function steps({ title, steps: list }: Section["guide"] & object): Block {
  const cells = list.map((step) =>
    ruled(
      colours.tickMajor,
      { top: 5 },
      text({ role: "H3", weight: 600, after: 2 }, step.title),
      text({ size: 8.6, leading: 1.35, colour: colours.ink2 }, step.text),
    ),
  );
  return unbreakable(column({}, heading(title), row({ gap: mm(6) }, ...cells)));
}
