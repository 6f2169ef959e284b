/** The parameters and scales that number fields use. They are empty until they have loaded. */
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { amountBeyond, scaleAdvice } from "#app/content/catalogue/scales.ts";
import { quantity } from "#app/content/catalogue/specifications.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { inWords } from "#app/lib/text/format.ts";
import type { Quantities } from "../quantities.ts";

let known: Quantities = { parameters: {}, scales: {} };

export function loadQuantities() {
  fetch("/admin/quantities.json", { cache: "no-store" })
    .then((answer) => answer.json())
    .then((loaded) => {
      known = loaded;
    })
    // Without this data, fields show no unit, and only the page beside the form checks the scale.
    .catch(() => {});
  CMS.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      if (entry.get("collection") !== "categories") return;
      known.scales[String(entry.get("slug"))] = entry.getIn(["data", "scale"])?.toJS();
    },
  });
}

export function shownOnPage(row: Record<string, unknown>): string | undefined {
  const parameter = known.parameters[String(row.parameter)];
  return parameter && inWords(quantity(filled(row), parameter));
}

export function beyondScale(row: Record<string, unknown>, category: unknown): string | undefined {
  const scale = known.scales[String(category)];
  if (!scale || amountBeyond(scale, filled(row)) === undefined) return undefined;
  const text = scaleAdvice(scale, String(category));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Drops empty fields, which the form keeps. */
function filled(row: Record<string, unknown>): Specification {
  const given = Object.entries(row).filter(
    ([, each]) => each !== null && each !== "" && !(Array.isArray(each) && each.length === 0),
  );
  return Object.fromEntries(given) as Specification;
}
