import { expect, test } from "vitest";
import { site } from "#app/content/site.ts";
import { coverage } from "./coverage.ts";

test("the map places every served province on the land or its shore, at its true latitude", () => {
  const map = coverage(site());
  for (const place of map.places) {
    expect(place.y).toBeCloseTo(map.equator - place.latitude, 5);
    expect(place.x).toBeGreaterThan(place.coast - 0.15);
    expect(place.x).toBeLessThan(map.width);
  }
  expect(map.places.filter((place) => place.seat).map((place) => place.capital)).toEqual(["Guayaquil"]);
});

test("a province that the map does not know is an error that names it", () => {
  const content = site();
  const provinces = [{ name: "Atlántida", capital: "Atlantis", latitude: 0, longitude: -79 }];
  expect(() => coverage({ ...content, coverage: { provinces } })).toThrow(/Atlántida/);
});
