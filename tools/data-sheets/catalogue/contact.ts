import type { Catalogue } from "#app/content/outputs/printed/catalogue.ts";
import type { Company } from "#app/content/schema/files.ts";
import { features, service } from "../blocks.ts";
import { type Block, column, row, ruled } from "../elements.ts";
import { colours, display, margin, mm, sizes } from "../look.ts";
import { heading, text } from "../text.ts";

/** The last page: the services in every sale, a checklist for quotation requests, and the contact data. */
export function contactPage({ service: included, path }: Catalogue, company: Company): Block {
  const { address, phone, whatsapp, email, site, hours, closed } = company;
  const contactLine = (label: string, value: string, link?: string) =>
    ruled(
      colours.line,
      { top: 5, bottom: 7 },
      text({ size: sizes.small, colour: colours.ink2 }, label),
      text({ family: display, weight: 500, size: 15, leading: 1.25, link }, value),
    );
  return column(
    { left: margin, right: margin, gap: mm(10) },
    text({ role: "H1", family: display, weight: 500, size: 36, leading: 1.05 }, "Servicio y contacto"),
    text({ size: 12, leading: 1.45, colour: colours.ink2 }, company.about),
    row(
      { gap: mm(10) },
      column(
        { gap: mm(9) },
        service(included, "column"),
        features(included.checklist.items, included.checklist.title),
      ),
      column(
        {},
        heading("Escríbanos o llámenos"),
        contactLine("Teléfono", phone.display, `tel:${phone.dial}`),
        contactLine("WhatsApp", whatsapp.display, `https://wa.me/${whatsapp.dial.replace("+", "")}`),
        contactLine("Correo", email, `mailto:${email}`),
        contactLine("Sitio web", new URL(site).host, `${site}${path}`),
        contactLine("Dirección", `${address.street}, ${address.city}`, company.location.map),
        ...hours.map(({ label, opens, closes }) => contactLine(label, `${opens} a ${closes}`)),
        text({ size: sizes.small, colour: colours.ink2 }, `${closed}: cerrado.`),
      ),
    ),
    text(
      { size: sizes.small, colour: colours.ink2 },
      "Los datos de este catálogo son los publicados en el sitio web en su fecha de edición. La disponibilidad, las presentaciones y las configuraciones se confirman en la cotización.",
    ),
  );
}
