/** How the service writes to people: in Spanish, in the time of the office. */
import { plainLine } from "../../app/lib/text/plain-text.ts";

const timeZone = "America/Guayaquil";
const longDate = new Intl.DateTimeFormat("es-EC", { dateStyle: "long", timeZone });
const clock = new Intl.DateTimeFormat("es-EC", { timeStyle: "short", hourCycle: "h23", timeZone });
const shortDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });

/** «16 de noviembre de 2026 a las 10:30». */
export function momentInWords(time: number): string {
  return `${longDate.format(time)} a las ${clock.format(time)}`;
}

/** «2026-11-16 10:30». */
export function shortMoment(time: number): string {
  return shortDate.format(time);
}

/** Enough of an id to name an enquiry to a person. */
export function reference(id: string): string {
  return id.slice(0, 12);
}

/** A name in a header or a table, where nothing may turn the direction of writing. */
export function shownName(name: string): string {
  return plainLine(name, 100);
}
