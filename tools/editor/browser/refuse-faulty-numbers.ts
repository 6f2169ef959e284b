/** Validates numbers again on saving, because the editor validates only the fields on the screen. */
import "./preferences.ts";
import CMS, { type CmsConfig, type Field } from "@sveltia/cms";
import { isRecord } from "#app/lib/is-record.ts";
import { faultOf, limitsOf } from "./number-field.ts";
import { beyondScale } from "./quantities.ts";
import { refuse } from "./refuse.ts";

export function refuseFaultyNumbers({ collections = [], singletons = [] }: CmsConfig) {
  const forms = [...collections, ...singletons].flatMap((form) =>
    "fields" in form && form.fields ? [{ name: form.name, fields: form.fields }] : [],
  );
  CMS.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const names = [entry.get("collection"), entry.get("slug")];
      const { fields = [] } = forms.find(({ name }) => names.includes(name)) ?? {};
      const data: unknown = entry.get("data")?.toJS();
      const [first] = [...faultsIn(fields, data), ...beyondScales(data)];
      if (first) refuse(first);
    },
  });
}

/** Returns faults such as `Especificaciones › Cifra exacta: «mil». Escriba un número.` */
function faultsIn(fields: readonly Field[], data: unknown): string[] {
  return fields.flatMap((field) => {
    const value = isRecord(data) ? data[field.name] : undefined;
    const label = field.label ?? field.name;
    if (field.widget === "figure") {
      const fault = faultOf(value, limitsOf({ ...field }));
      return fault ? [`${label}: «${value}». ${fault}.`] : [];
    }
    const inner: readonly Field[] = "fields" in field && field.fields ? field.fields : [];
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => faultsIn(inner, item).map((fault) => `${label} › ${fault}`));
  });
}

function beyondScales(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.specifications)) return [];
  return data.specifications.flatMap((row: unknown, index) => {
    const fault = isRecord(row) && beyondScale(row, data.category);
    return fault ? [`Especificaciones › ${index + 1}: ${fault}.`] : [];
  });
}
