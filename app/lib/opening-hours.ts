/**
 * Mainland Ecuador is at UTC−5 all year. The offset is hard-coded because the first use of the browser's time
 * zones takes longer than hydrating a page.
 */
const officeOffset = -5 * 60;
const daysOfTheWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

export type OpeningHours = {
  days: readonly string[];
  /** «8:00» */
  opens: string;
  /** The first minute in which the office is closed. */
  closes: string;
};

export function isOpen(hours: readonly OpeningHours[], instant: Date): boolean {
  const { day, minutes } = officeClock(instant);
  return hours.some(
    ({ days, opens, closes }) =>
      days.includes(day) && minutes >= minutesOf(opens) && minutes < minutesOf(closes),
  );
}

/** «9:05» */
export function officeTime(instant: Date): string {
  const { minutes } = officeClock(instant);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Returns 9.5 at half past nine. */
export function officeHour(instant: Date): number {
  return officeClock(instant).minutes / 60;
}

function officeClock(instant: Date): { day: string; minutes: number } {
  const there = new Date(instant.getTime() + officeOffset * 60_000);
  const day = daysOfTheWeek[there.getUTCDay()] ?? "";
  return { day, minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** «8:30» is 8.5. */
export function hourOf(time: string): number {
  return minutesOf(time) / 60;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
