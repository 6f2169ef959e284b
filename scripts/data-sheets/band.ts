import { Image } from "@react-pdf/renderer";
import { createElement, type ReactNode } from "react";
import type { Sheet } from "#app/content.server/sheets.ts";
import { type BandSize, bandHeight } from "./band-picture.ts";
import { box, text } from "./elements.ts";
import { colours, display, margin, mm, sheetWidth, sizes } from "./look.ts";

/** Up to where the picture begins, in millimetres. */
const textWidth: Record<BandSize, number> = { tall: 80, roomy: 90, standard: 90, short: 104 };
const leadWidth = 98;

/** The opening: brand, name and lead in the studio, the picture at the right. */
export function band(sheet: Sheet, picture: Buffer, size: BandSize): ReactNode {
  const height = mm(bandHeight[size]);
  return box(
    { height, justifyContent: "center", paddingHorizontal: margin },
    createElement(Image, {
      src: { data: picture, format: "jpg" },
      style: { position: "absolute", left: 0, top: 0, width: sheetWidth, height },
    }),
    box(
      { width: mm(textWidth[size]), paddingBottom: 2 },
      sheet.brand
        ? text({ fontWeight: 600, fontSize: 10, color: colours.ink2, marginBottom: 3 }, sheet.brand)
        : null,
      text(
        {
          fontFamily: display,
          fontWeight: 500,
          fontSize: titleSize(sheet.title),
          lineHeight: 1.05,
          letterSpacing: -0.012 * titleSize(sheet.title),
          marginBottom: 8,
        },
        sheet.title,
      ),
      text(
        {
          width: mm(Math.min(leadWidth, textWidth[size])),
          fontSize: 10.4,
          lineHeight: 1.4,
          color: colours.ink2,
        },
        sheet.lead,
      ),
    ),
    text(
      { position: "absolute", right: margin, bottom: 6, fontSize: sizes.small, color: colours.ink2 },
      "Imagen referencial",
    ),
  );
}

function titleSize(title: string): number {
  if (title.length <= 13) return 33;
  return title.length <= 17 ? 28 : 21;
}
