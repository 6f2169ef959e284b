import { execFileSync } from "node:child_process";
import { plain } from "./plain.ts";

/** Returns the text in the order in which the file stores it (`-raw`). */
export function pdfText(bytes: Buffer): string {
  return plain(execFileSync("pdftotext", ["-raw", "-", "-"], { input: bytes, encoding: "utf8" }));
}

export function pdfPages(bytes: Buffer): string[] {
  const text = execFileSync("pdftotext", ["-raw", "-", "-"], { input: bytes, encoding: "utf8" });
  return text.split("\f").slice(0, -1).map(plain);
}

export function pdfInfo(bytes: Buffer): Record<string, string> {
  const lines = execFileSync("pdfinfo", ["-"], { input: bytes, encoding: "utf8" }).split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)).filter((pair) => pair.length === 2));
}

/** Returns one line for each element, followed by a line with its text in quotes. */
export function pdfStructure(bytes: Buffer): string {
  return execFileSync("pdfinfo", ["-struct-text", "-"], { input: bytes, encoding: "utf8" });
}

/** Returns the texts of the elements, with their no-break spaces. */
export function pdfLines(bytes: Buffer): string[] {
  return [...pdfStructure(bytes).matchAll(/^ *"(.+)"$/gm)].map(([, line = ""]) => line);
}

/** Returns fonts that are not embedded as subsets, or whose characters cannot be copied. */
export function faultyFonts(bytes: Buffer): string[] {
  const lines = execFileSync("pdffonts", ["-"], { input: bytes, encoding: "utf8" }).split("\n").slice(2, -1);
  return lines.filter((line) => !/ yes yes yes /.test(line));
}
