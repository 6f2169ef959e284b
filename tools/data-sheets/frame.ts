import { brandNeedle, brandTicks, brandTickWidth } from "#app/blocks/brand/brand-ticks.ts";
import type { Sheet } from "#app/content/outputs/sheets.ts";
import type { Company } from "#app/content/schema/files.ts";
import { area, drawing } from "./drawing.ts";
import { type Block, column, layers, row, ruled } from "./elements.ts";
import { colours, contentWidth, display, margin, mm, sheetHeight, sheetWidth, sizes } from "./look.ts";
import type { Pen } from "./pen.ts";
import { text } from "./text.ts";

/** `label` is the text in the header: «Ficha técnica», «Folleto» or «Hoja de la prueba». */
export type LabelledSheet = { sheet: Sheet; company: Company; label: string };
type Page = { number: number; total: number };

export const headHeight = mm(18.5);
/** Height from the end of the content to the end of the page. */
export const footRoom = mm(25);
export const footBottom = mm(9);
const markSize = mm(7.6);
const small = { size: sizes.small, leading: 1.35, colour: colours.ink2 };

export function paintFrame(pen: Pen, { sheet, company, label }: LabelledSheet, page: Page) {
  const top = head(company, label, sheet.category)(sheetWidth);
  const bottom = foot(sheet, company, page)(contentWidth);
  pen.asArtifact("Pagination", () => {
    for (const piece of top.pieces) piece.paint(pen, piece.x, piece.y);
    for (const piece of bottom.pieces) piece.paint(pen, margin, sheetHeight - footBottom - bottom.height);
  });
}

export function head(company: Company, label: string, category = ""): Block {
  const [first, second] = company.nameParts;
  const name = text(
    { family: display, size: 13, colour: colours.petrol },
    { text: first, weight: 600 },
    ` ${second}`,
  );
  const subject = column(
    {},
    text({ align: "right", colour: colours.ink2 }, label),
    category ? text({ align: "right", weight: 600 }, category) : null,
  );
  return layers(
    headHeight,
    { left: margin, top: "middle", width: markSize, block: mark() },
    { left: margin + markSize + 5, top: "middle", width: contentWidth / 2, block: name },
    { left: margin, top: "middle", width: contentWidth, block: subject },
  );
}

function mark(): Block {
  const scale = markSize / 48;
  const tick = ([x, y, height]: readonly [number, number, number], fill: string) =>
    area(
      { x: x * scale, y: y * scale, width: brandTickWidth * scale, height: height * scale },
      fill,
      0.9 * scale,
    );
  return drawing(
    markSize,
    ...brandTicks.map((each) => tick(each, colours.petrol)),
    tick(brandNeedle, colours.needle),
  );
}

function foot(sheet: Sheet, company: Company, { number, total }: Page): Block {
  const { address, phone, whatsapp, email } = company;
  const url = `${company.site}${sheet.path}`;
  const link = (href: string, label: string) => text({ ...small, link: href }, label);
  return ruled(
    colours.tickMajor,
    { top: 6 },
    row(
      { widths: [mm(50), mm(42), undefined, mm(20)] },
      column(
        {},
        text({ ...small, weight: 600, colour: colours.ink }, company.name),
        text(small, `${address.street},`),
        text(small, `${address.city}, ${address.country}`),
      ),
      column({}, text(small, phone.display), text(small, `WhatsApp ${whatsapp.display}`)),
      column({}, link(`mailto:${email}`, email), link(url, new URL(url).host), link(url, sheet.path)),
      column(
        {},
        text({ ...small, align: "right" }, month(sheet.updated)),
        text({ ...small, align: "right" }, `Pág. ${number} de ${total}`),
      ),
    ),
  );
}

/** Returns a date as «Nov. 2026». */
function month(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const name = monthName.format(day);
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replace(".", "")}. ${day.getUTCFullYear()}`;
}

const monthName = new Intl.DateTimeFormat("es", { month: "short", timeZone: "UTC" });
