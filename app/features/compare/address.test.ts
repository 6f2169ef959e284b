import { expect, test } from "vitest";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { readAddress } from "./address.ts";

const read = (query: string) => readAddress(new URLSearchParams(query));

test("products are read from a comparison's address in order, without repetition", () => {
  expect(read("equipos=maglumi-x8,maglumi-x3,maglumi-x8").ids).toEqual(["maglumi-x8", "maglumi-x3"]);
  expect(read("equipos=a&equipos=b, C").ids).toEqual(["a", "b", "c"]);
  expect(read("")).toEqual({ ids: [], malformed: [], ignored: 0 });
});

test("malformed ids in a comparison's address are listed apart and never requested", () => {
  const { ids, malformed } = read(
    "equipos=__proto__,<img src=x>,../a,a/b,//evil.example/x,,%20,+,x3,%E0%A4%A,%00",
  );
  expect(ids).toEqual(["x3"]);
  expect(malformed).toHaveLength(7);
  expect(read("equipos=𝕏,ñandú,\u202Eevil").ids).toEqual([]);
  expect(read(`equipos=${"a".repeat(10_000)}`)).toMatchObject({ ids: [], ignored: 0 });
});

test("a comparison's address requests at most eight products; the others are only counted", () => {
  const many = Array.from({ length: 1000 }, (_, index) => `x${index}`).join(",");
  expect(read(`equipos=${many}`).ids).toHaveLength(8);
  expect(read(`equipos=${many}`).ignored).toBe(992);
});

test("the path of a comparison contains the ids of its products", () => {
  expect(comparePath([])).toBe("/comparar");
  expect(comparePath(["maglumi-x3", "maglumi-x6"])).toBe("/comparar?equipos=maglumi-x3,maglumi-x6");
});
