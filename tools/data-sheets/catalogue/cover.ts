import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { Company } from "#app/content/schema/files.ts";
import { drawing, strokes } from "../drawing.ts";
import { type Block, column, layers, picture, row, ruled } from "../elements.ts";
import { head, headHeight } from "../frame.ts";
import { colours, contentWidth, display, margin, mm, sheetHeight, sheetWidth, sizes } from "../look.ts";
import { ruler, rulerHeight } from "../ruler.ts";
import { text } from "../text.ts";
import { largestSize } from "./largest-size.ts";
import { stagePicture } from "./stage-picture.ts";

/** Height of the picture in millimetres: two thirds of the page. */
const stageHeight = 196;
const instrumentHeight = 62;
const stageBottom = mm(stageHeight);
const titleTop = mm(38);

/** The first page: title and year above a picture of instruments, then the main figures. */
export async function cover(catalogue: Catalogue, company: Company): Promise<Block> {
  const { pictures, category, edition, year } = catalogue;
  const width = 180 / Math.max(pictures.length, 2);
  const image = await stagePicture(pictures, {
    width: 210,
    height: stageHeight,
    places: pictures.map((_, index) => ({
      centre: 105 + (index - (pictures.length - 1) / 2) * width,
      width: width - 2,
      height: instrumentHeight,
    })),
  });
  const alt = category ? `Equipos y productos de ${category}` : "Equipos del catálogo";
  const caption = text({ align: "right", size: sizes.small, colour: colours.ink2 }, "Imagen referencial");
  return layers(
    sheetHeight,
    { left: 0, top: 0, width: sheetWidth, block: picture(image, alt, sheetWidth, stageBottom) },
    { left: 0, top: mm(8), width: sheetWidth, block: atHeadHeight(head(company, `Edición de ${edition}`)) },
    { left: margin, top: titleTop, width: contentWidth, block: title(category, year) },
    { left: margin, top: stageBottom - mm(instrumentHeight + 9), width: contentWidth, block: caption },
    { left: 0, top: stageBottom, width: sheetWidth, block: figures(catalogue) },
    {
      left: margin,
      top: stageBottom + mm(44),
      width: mm(120),
      block: text({ size: 12, leading: 1.45, colour: colours.ink2 }, catalogue.lead),
    },
    { left: margin, top: sheetHeight - mm(19), width: contentWidth, block: contact(company) },
  );
}

function atHeadHeight(block: Block): Block {
  return (width) => ({ ...block(width), height: headHeight });
}

function title(category: string | undefined, year: string): Block {
  if (!category) {
    return column(
      {},
      text({ role: "H1", family: display, weight: 500, size: 63, leading: 1.05, tracking: -0.8 }, "Catálogo"),
      column({ left: -7 }, text({ family: display, size: 186, leading: 1, tracking: -6 }, year)),
    );
  }
  const size = largestSize(category, 96, contentWidth);
  return column(
    { gap: 8 },
    text({ role: "P", family: display, weight: 500, size: 40, leading: 1.05 }, `Catálogo ${year}`),
    text(
      { role: "H1", family: display, weight: 500, size, leading: 1.05, tracking: -0.015 * size },
      category,
    ),
  );
}

function figures({ figures: list }: Catalogue): Block {
  const cells = list.map(({ number, label }, index) =>
    column(
      {},
      drawing(
        mm(13),
        strokes(
          [{ from: [0.75, 0], to: [0.75, mm(index === 0 ? 11 : 8)] }],
          index === 0 ? colours.needle : colours.tickMajor,
          index === 0 ? 1.5 : 0.6,
        ),
      ),
      text({ family: display, size: 40, leading: 1.1, tracking: -1, after: 3 }, number),
      text({ colour: colours.ink2 }, label),
    ),
  );
  return column(
    {},
    ruler({ width: sheetWidth, start: margin, step: mm(1.8) }),
    column(
      { top: -rulerHeight, left: margin, right: margin },
      row({ widths: list.map(() => contentWidth / 4) }, ...cells),
    ),
  );
}

function contact({ site, email, phone, address }: Company): Block {
  const link = (label: string, target: string) =>
    text({ size: sizes.small, colour: colours.ink2, link: target }, label);
  return ruled(
    colours.tickMajor,
    { top: 7 },
    row(
      { widths: [mm(52), mm(56), mm(40)] },
      link(new URL(site).host, site),
      link(email, `mailto:${email}`),
      link(phone.display, `tel:${phone.dial}`),
      text(
        { size: sizes.small, colour: colours.ink2, align: "right" },
        `${address.city}, ${address.country}`,
      ),
    ),
  );
}
