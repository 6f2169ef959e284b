import { describe, expect, it } from "vitest";
import { plainLine, wellFormed } from "./plain-text.ts";

describe("wellFormed", () => {
  it("replaces only lone surrogates", () => {
    expect(wellFormed("a\uD83Db\uDE00c")).toBe("a\uFFFDb\uFFFDc");
    expect(wellFormed("ñ 😀 e\u0301 \u200B")).toBe("ñ 😀 e\u0301 \u200B");
  });
});

describe("plainLine", () => {
  it("leaves a name as it is", () => {
    expect(plainLine("MAGLUMI X6 «básico» 😀", 120)).toBe("MAGLUMI X6 «básico» 😀");
  });

  it("collapses control characters, line breaks and spaces to one space", () => {
    expect(plainLine(" a\r\n\tb\u0000\u2028c  d ", 120)).toBe("a b c d");
  });

  it("removes marks that change the direction of text", () => {
    expect(plainLine("a\u202Eb\u2066c\u200Fd", 120)).toBe("abcd");
  });

  it("cuts to the limit without splitting a character", () => {
    expect(plainLine("😀".repeat(200), 3)).toBe("😀😀😀");
    expect(plainLine("x".repeat(100_000), 120)).toHaveLength(120);
  });

  it("keeps markup as text", () => {
    expect(plainLine("<img src=x onerror=alert(1)>", 120)).toBe("<img src=x onerror=alert(1)>");
  });
});
