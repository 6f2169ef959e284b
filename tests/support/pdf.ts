import { execFileSync } from "node:child_process";
import { plain } from "./plain.ts";

/** The text of a PDF as a reader would copy it, in the order in which it was written. */
export function pdfText(bytes: Buffer): string {
  return plain(execFileSync("pdftotext", ["-raw", "-", "-"], { input: bytes, encoding: "utf8" }));
}

/** What pdfinfo says of it: Title, Author, Pages… */
export function pdfInfo(bytes: Buffer): Record<string, string> {
  const lines = execFileSync("pdfinfo", ["-"], { input: bytes, encoding: "utf8" }).split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2)).filter((pair) => pair.length === 2));
}

/** Its structure as pdfinfo prints it: each part in a line, its text in quotes below, indented. */
export function pdfStructure(bytes: Buffer): string {
  return execFileSync("pdfinfo", ["-struct-text", "-"], { input: bytes, encoding: "utf8" });
}

/** The text of each of its parts, with its spaces as they are: those that do not break stay so. */
export function pdfLines(bytes: Buffer): string[] {
  return [...pdfStructure(bytes).matchAll(/^ *"(.+)"$/gm)].map(([, line = ""]) => line);
}

/** Fonts that it does not carry in itself, or not so that their characters can be copied. */
export function looseFonts(bytes: Buffer): string[] {
  const lines = execFileSync("pdffonts", ["-"], { input: bytes, encoding: "utf8" }).split("\n").slice(2, -1);
  return lines.filter((line) => !/ yes yes yes /.test(line));
}
