import { afterEach, describe, expect, test, vi } from "vitest";
import { isOpen, type OpeningHours, officeTime } from "./opening-hours.ts";

const hours: OpeningHours[] = [
  { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "8:00", closes: "18:00" },
  { days: ["saturday"], opens: "9:00", closes: "13:00" },
];

/** 2 March 2026 is a Monday. */
const at = (dayOfMarch: number, time: string) => new Date(`2026-03-0${dayOfMarch}T${time}-05:00`);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the office is open", () => {
  test.each([
    ["on Monday from 8:00", at(2, "08:00:00")],
    ["on Wednesday at noon", at(4, "12:00:00")],
    ["on Friday until just before 18:00", at(6, "17:59:59")],
    ["on Saturday from 9:00", at(7, "09:00:00")],
    ["on Saturday until just before 13:00", at(7, "12:59:59")],
  ])("%s", (_, instant) => {
    expect(isOpen(hours, instant)).toBe(true);
  });
});

describe("the office is closed", () => {
  test.each([
    ["on Monday before 8:00", at(2, "07:59:59")],
    ["on Friday from 18:00", at(6, "18:00:00")],
    ["at midnight between two working days", at(3, "00:00:00")],
    ["on Saturday at 8:30, when a weekday would be open", at(7, "08:30:00")],
    ["on Saturday from 13:00", at(7, "13:00:00")],
    ["all Sunday", at(8, "11:00:00")],
  ])("%s", (_, instant) => {
    expect(isOpen(hours, instant)).toBe(false);
  });

  test("when no hours are given", () => {
    expect(isOpen([], at(4, "12:00:00"))).toBe(false);
  });
});

describe("the clock is Guayaquil's", () => {
  test("for a time given in another zone", () => {
    expect(isOpen(hours, new Date("2026-03-02T13:00:00Z"))).toBe(true);
    expect(isOpen(hours, new Date("2026-03-02T12:59:00Z"))).toBe(false);
    expect(officeTime(new Date("2026-03-03T01:05:00+09:00"))).toBe("11:05");
  });

  test("when the visitor is already on the next day", () => {
    expect(isOpen(hours, new Date("2026-03-07T02:00:00+09:00"))).toBe(true);
    expect(isOpen(hours, new Date("2026-03-08T03:00:00+09:00"))).toBe(false);
  });

  test.each(["Pacific/Auckland", "Asia/Tokyo", "Europe/Madrid", "America/New_York", "Pacific/Galapagos"])(
    "on a computer set to %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(isOpen(hours, at(2, "08:00:00"))).toBe(true);
      expect(isOpen(hours, at(2, "07:59:00"))).toBe(false);
      expect(isOpen(hours, at(7, "12:59:00"))).toBe(true);
      expect(isOpen(hours, at(8, "12:00:00"))).toBe(false);
      expect(officeTime(at(2, "08:05:00"))).toBe("8:05");
    },
  );

  test("and agrees with the IANA time zone through a whole year", () => {
    const zone = new Intl.DateTimeFormat("es", {
      timeZone: "America/Guayaquil",
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
    });
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const expected = zone.format(instant).replace(/^0(?=\d)/, "");
      expect(officeTime(instant)).toBe(expected);
    }
  });

  test("without summer time: July and January agree", () => {
    expect(officeTime(new Date("2026-01-15T17:00:00Z"))).toBe("12:00");
    expect(officeTime(new Date("2026-07-15T17:00:00Z"))).toBe("12:00");
  });

  test("and shows midnight as 0:00", () => {
    expect(officeTime(at(3, "00:00:00"))).toBe("0:00");
  });
});
