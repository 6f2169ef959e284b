import type { Sheet } from "#app/content/outputs/sheets.ts";
import { type BandSize, bandHeight } from "./band-picture.ts";
import { type Block, column, layers, picture } from "./elements.ts";
import { colours, contentWidth, display, margin, mm, sheetWidth, sizes } from "./look.ts";
import { text } from "./text.ts";

/** Width of title and lead, which stand at the left of the picture. In millimetres. */
const textWidth: Record<BandSize, number> = { tall: 80, roomy: 90, standard: 90, short: 104, low: 112 };
const leadWidth = 98;

export function band(sheet: Sheet, image: Buffer, size: BandSize): Block {
  const height = mm(bandHeight[size]);
  const fontSize = titleSize(sheet.title);
  const captionHeight = sizes.small * 1.3;
  const words = column(
    { bottom: 2 },
    sheet.brand ? text({ weight: 600, size: 10, colour: colours.ink2, after: 3 }, sheet.brand) : null,
    text(
      {
        role: "H1",
        family: display,
        weight: 500,
        size: fontSize,
        leading: 1.05,
        tracking: -0.012 * fontSize,
        after: 8,
      },
      sheet.title,
    ),
    column(
      { right: mm(Math.max(textWidth[size] - leadWidth, 0)) },
      text({ size: 10.4, leading: 1.4, colour: colours.ink2 }, sheet.lead),
    ),
  );
  const caption = text({ align: "right", size: sizes.small, colour: colours.ink2 }, "Imagen referencial");
  return layers(
    height,
    { left: 0, top: 0, width: sheetWidth, block: picture(image, sheet.title, sheetWidth, height) },
    { left: margin, top: "middle", width: mm(textWidth[size]), block: words },
    { left: margin, top: height - 6 - captionHeight, width: contentWidth, block: caption },
  );
}

function titleSize(title: string): number {
  if (title.length <= 13) return 33;
  return title.length <= 17 ? 28 : 21;
}
