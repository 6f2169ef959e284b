import { Document, Link, Page, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement, type ReactNode } from "react";
import type { Company } from "#app/content.server/schema/files.ts";
import type { Sheet } from "#app/content.server/sheets.ts";
import { brandNeedle, brandTicks, brandTickWidth } from "#app/lib/brand-ticks.ts";
import { box, inline, text } from "./elements.ts";
import { body, colours, display, margin, mm, sizes } from "./look.ts";

const small = { fontSize: sizes.small, lineHeight: 1.35, color: colours.ink2 };

const footBottom = mm(9);

type Frame = { sheet: Sheet; company: Company /** «Ficha técnica» or «Folleto». */; label: string };

/** The document around a sheet: what it is, who issues it, and head and foot of every page. */
export function sheetDocument({ sheet, company, label }: Frame, ...content: ReactNode[]) {
  const subject = [sheet.brand, sheet.category].filter(Boolean).join(" · ");
  const date = new Date(`${sheet.updated}T00:00:00Z`);
  return createElement(
    Document,
    {
      title: `${sheet.title}. ${label}`,
      subject,
      author: company.name,
      creator: company.name,
      producer: company.site,
      language: "es-EC",
      pdfVersion: "1.7",
      // The date of the content, not of the build: the same content makes the same file.
      creationDate: date,
      modificationDate: date,
    },
    createElement(
      Page,
      {
        size: "A4",
        style: {
          paddingBottom: mm(25),
          fontFamily: body,
          color: colours.ink,
        },
      },
      head(company, label, sheet.category),
      ...content,
      foot(sheet, company),
      pageNumber(),
    ),
  );
}

function head(company: Company, label: string, category: string): ReactNode {
  const [first, second] = company.nameParts;
  return createElement(
    View,
    {
      fixed: true,
      style: {
        flexDirection: "row",
        alignItems: "center",
        height: mm(18.5),
        paddingHorizontal: margin,
      },
    },
    mark(),
    text(
      { marginLeft: 5, fontFamily: display, fontSize: 13, color: colours.petrol, flexGrow: 1 },
      inline({ fontWeight: 600 }, first),
      ` ${second}`,
    ),
    box(
      { alignItems: "flex-end" },
      text({ color: colours.ink2 }, label),
      text({ fontWeight: 600 }, category),
    ),
  );
}

function mark(): ReactNode {
  const tick = ([x, y, height]: readonly [number, number, number], fill: string) =>
    createElement(Rect, { key: `${x} ${y}`, x, y, width: brandTickWidth, height, rx: 0.9, fill });
  return createElement(
    Svg,
    { viewBox: "0 0 48 48", width: mm(7.6), height: mm(7.6) },
    ...brandTicks.map((it) => tick(it, colours.petrol)),
    tick(brandNeedle, colours.needle),
  );
}

function foot(sheet: Sheet, company: Company): ReactNode {
  const { address, phone, whatsapp, email } = company;
  const url = `${company.site}${sheet.path}`;
  return createElement(
    View,
    {
      fixed: true,
      style: {
        position: "absolute",
        left: margin,
        right: margin,
        bottom: footBottom,
        flexDirection: "row",
        paddingTop: 6,
        borderTopWidth: 0.6,
        borderTopColor: colours.tickMajor,
      },
    },
    box(
      { width: mm(50) },
      text([small, { fontWeight: 600, color: colours.ink }], company.name),
      text(small, `${address.street},`),
      text(small, `${address.city}, ${address.country}`),
    ),
    box({ width: mm(42) }, text(small, phone.display), text(small, `WhatsApp ${whatsapp.display}`)),
    box({ flexGrow: 1 }, link(`mailto:${email}`, email), link(url, new URL(url).host), link(url, sheet.path)),
    text(small, month(sheet.updated)),
  );
}

function link(href: string, label: string): ReactElement {
  return createElement(Link, { src: href, style: { ...small, textDecoration: "none" } }, label);
}

/** By itself and without a height of lines: the renderer loses texts beside one that it writes late. */
function pageNumber(): ReactNode {
  return createElement(Text, {
    fixed: true,
    style: {
      position: "absolute",
      right: margin,
      bottom: footBottom + 12,
      fontSize: sizes.small,
      color: colours.ink2,
    },
    render: ({ pageNumber, totalPages }) => `Pág. ${pageNumber} de ${totalPages}`,
  });
}

/** «Nov. 2026». */
function month(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const name = new Intl.DateTimeFormat("es", { month: "short", timeZone: "UTC" }).format(day);
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replace(".", "")}. ${day.getUTCFullYear()}`;
}
