import type { ReactNode } from "react";
import type { Company } from "#app/content.server/schema/files.ts";
import type { EquipmentSheet } from "#app/content.server/sheets.ts";
import { specifications } from "./blocks.ts";
import { box, each, heading, nextPage, text, whole } from "./elements.ts";
import { colours, contentWidth, display, margin, mm } from "./look.ts";
import { channels, type ModelPictures, models } from "./models.ts";
import { closing, columns, featureWidth } from "./product-sheet.ts";

/** Two pages to hand over: the instrument and its reasons; then its data, among its sisters. */
export function brochure(
  sheet: EquipmentSheet,
  sisters: EquipmentSheet["sisters"] & object,
  company: Company,
  pictures: ModelPictures,
): ReactNode[] {
  const own = sisters.models.find((model) => model.path === sheet.path);
  return [
    reasons(sheet.features),
    own?.channels ? detection(own.channels) : null,
    nextPage(
      columns(featureWidth, [specifications(sheet.specifications)], [invitation(sheet.cta, company)]),
      closing(sheet),
      box({ height: mm(7) }),
      models(sisters.title, sisters.models, pictures),
    ),
  ];
}

function reasons(features: string[]): ReactNode {
  const gap = mm(10);
  return box(
    { paddingHorizontal: margin },
    heading("Características destacadas"),
    box(
      { flexDirection: "row", flexWrap: "wrap", columnGap: gap, rowGap: mm(6), marginTop: 4 },
      ...each(features, (feature) =>
        box(
          {
            width: (contentWidth - gap) / 2 - 0.1,
            borderTopWidth: 0.6,
            borderColor: colours.tickMajor,
            paddingTop: 6,
          },
          text({ fontSize: 12, lineHeight: 1.35 }, feature),
        ),
      ),
    ),
  );
}

function detection(names: string[]): ReactNode {
  return whole(
    { paddingHorizontal: margin, marginTop: mm(9) },
    heading("Canales de detección"),
    channels(names, 12),
  );
}

/** The call to action of the page, with the ways to answer it. */
function invitation({ title, text: line }: EquipmentSheet["cta"], company: Company): ReactNode {
  const ways = [company.phone.display, `WhatsApp ${company.whatsapp.display}`, company.email];
  return box(
    { borderTopWidth: 1.6, borderColor: colours.petrol, backgroundColor: colours.mist, padding: mm(5) },
    text({ fontFamily: display, fontWeight: 600, fontSize: 14, lineHeight: 1.15, marginBottom: 5 }, title),
    text({ color: colours.ink2, marginBottom: 7 }, line),
    ...each(ways, (way) => text({ fontWeight: 600, color: colours.petrol, lineHeight: 1.45 }, way)),
  );
}
