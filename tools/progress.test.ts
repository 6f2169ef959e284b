import { afterEach, expect, test, vi } from "vitest";
import { progress } from "./progress.ts";

afterEach(() => vi.useRealTimers());

function written(isTTY: boolean): { output: NodeJS.WriteStream; lines: string[] } {
  const lines: string[] = [];
  const output = { isTTY, write: (text: string) => lines.push(text) };
  return { output: output as unknown as NodeJS.WriteStream, lines };
}

test("on a terminal, one line shows how many items are done, and disappears at the end", () => {
  const { output, lines } = written(true);
  const done = progress("Imágenes", 3, output);
  for (let count = 0; count < 3; count += 1) done();
  expect(lines).toEqual(["\rImágenes: 1 de 3\x1b[K", "\rImágenes: 2 de 3\x1b[K", "\r\x1b[K"]);
});

test("without a terminal, a line with the count is printed at most every ten seconds", () => {
  vi.useFakeTimers();
  const { output, lines } = written(false);
  const done = progress("Páginas", 30, output);
  for (let count = 0; count < 30; count += 1) {
    vi.advanceTimersByTime(1000);
    done();
  }
  expect(lines).toEqual(["Páginas: 11 de 30\n", "Páginas: 22 de 30\n"]);
});
