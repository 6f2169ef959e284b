import type { EquipmentSheet } from "#app/content/outputs/sheets.ts";
import type { Company } from "#app/content/schema/files.ts";
import { explanations, specifications } from "./blocks.ts";
import { type Block, column, framed, grid, ruled, space, unbreakable } from "./elements.ts";
import { colours, display, margin, mm } from "./look.ts";
import { channels, type ModelPictures, models } from "./models.ts";
import { columns, familyPlace, featureWidth, serviceAndPanel } from "./product-sheet.ts";
import { heading, text } from "./text.ts";

/** A brochure of two pages: the instrument and its service, then its data and the models of its series. */
export function brochure(
  sheet: EquipmentSheet,
  siblings: EquipmentSheet["siblings"] & object,
  company: Company,
  pictures: ModelPictures,
): Block[][] {
  const own = siblings.models.find(({ path }) => path === sheet.path);
  return [
    [
      reasons(sheet.features),
      ...(own?.channels ? [detection(own.channels)] : []),
      column({ top: mm(9) }, serviceAndPanel(sheet)),
    ],
    [
      columns(
        featureWidth,
        [specifications(sheet.specifications)],
        [callToAction(sheet.cta, company), explanations(sheet.notes)],
      ),
      column({ top: mm(4) }, familyPlace(sheet)),
      space(mm(3)),
      models(siblings.title, siblings.models, pictures),
    ],
  ];
}

function reasons(features: string[]): Block {
  const cells = features.map((feature) =>
    ruled(colours.tickMajor, { top: 6 }, text({ size: 12, leading: 1.35 }, feature)),
  );
  return column(
    { left: margin, right: margin },
    heading("Características destacadas"),
    column({ top: 4 }, grid({ count: 2, gap: mm(10), rowGap: mm(6) }, ...cells)),
  );
}

function detection(names: string[]): Block {
  return unbreakable(
    column({ left: margin, right: margin, top: mm(9) }, heading("Canales de detección"), channels(names, 12)),
  );
}

function callToAction({ title, text: line }: EquipmentSheet["cta"], company: Company): Block {
  const contacts = [company.phone.display, `WhatsApp ${company.whatsapp.display}`, company.email];
  const padding = mm(5);
  return framed(
    { top: 1.6, colour: colours.petrol, background: colours.mist },
    column(
      { top: padding, right: padding, bottom: padding, left: padding },
      text({ role: "H2", family: display, weight: 600, size: 14, leading: 1.15, after: 5 }, title),
      text({ colour: colours.ink2, after: 7 }, line),
      ...contacts.map((contact) => text({ weight: 600, colour: colours.petrol, leading: 1.45 }, contact)),
    ),
  );
}
