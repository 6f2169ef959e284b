/** Times are in the office's time zone. */
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
export function formatCount(value: number): string {
  return number.format(value);
}

/** Shortens an id to a reference that people can quote. */
export function reference(id: string): string {
  return id.slice(0, 12);
}

/** Returns a name as one line without characters that change the direction of text. */
export function plainName(name: string): string {
  return plainLine(name, 100);
}
