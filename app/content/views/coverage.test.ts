import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { fixture } from "../../../tests/support/fixture.ts";
import { coverage } from "./coverage.ts";

test("the map places every served province on the land or its shore, at its true latitude", () => {
  const map = coverage(site());
  for (const place of map.places) {
    expect(place.y).toBeCloseTo(map.equator - place.latitude, 5);
    expect(place.x).toBeGreaterThan(place.coast - 0.15);
    expect(place.x).toBeLessThan(map.width);
  }
});

test("the map marks only the province of the head office as the seat", () => {
  const seats = coverage(fixture).places.filter((place) => place.seat);
  expect(seats.map((place) => place.capital)).toEqual(["Quito"]);
});
