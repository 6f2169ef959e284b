/** How the service writes times and names to people: in Spanish, in the office's time zone. */
import { plainLine } from "../../app/lib/text/plain-text.ts";

const timeZone = "America/Guayaquil";
const longDate = new Intl.DateTimeFormat("es-EC", { dateStyle: "long", timeZone });
const clockTime = new Intl.DateTimeFormat("es-EC", { timeStyle: "short", hourCycle: "h23", timeZone });
const shortDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
const number = new Intl.NumberFormat("es-EC");

/** «16 de noviembre de 2026 a las 10:30». */
export function longTime(time: number): string {
  return `${longDate.format(time)} a las ${clockTime.format(time)}`;
}

/** «2026-11-16 10:30». */
export function shortTime(time: number): string {
  return shortDate.format(time);
}

/** «50.000». */
export function inFigures(value: number): string {
  return number.format(value);
}

/** Enough of an id to name an enquiry to a person. */
export function reference(id: string): string {
  return id.slice(0, 12);
}

/** A name for a header or a table: one line, in which nothing turns the direction of writing. */
export function plainName(name: string): string {
  return plainLine(name, 100);
}
