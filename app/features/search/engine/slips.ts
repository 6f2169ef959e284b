/** How a typed word differs from the meant one: by slips of the hand, which misses a key, or of the ear. */

/** Letters that must be typed right between two slips: other endings, such as «-logo» and «-logía», are other words. */
const leastBetween = 2;

const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Letters that Spanish speakers write for the same sound. */
const sounds = ["bv", "csz", "ckq", "gj", "iy"];

/** Pairs of letters that sound like one letter. */
const sameSound: Record<string, string> = { ll: "y", qu: "k", ph: "f", th: "t", cc: "x", rr: "r", gu: "g" };

/**
 * Counts the slips that turn the meant word into the typed one. Returns infinity above `most`, or if other letters
 * differ.
 * @param byKeys false leaves out letters typed with a key beside the right one
 */
export function slips(typed: string, meant: string, most: number, byKeys = true): number {
  return countFrom(0, 0, most, leastBetween);

  function countFrom(typedAt: number, meantAt: number, left: number, kept: number): number {
    let [i, j, right] = [typedAt, meantAt, kept];
    for (; i < typed.length && typed[i] === meant[j]; i += 1) {
      j += 1;
      right += 1;
    }
    if (i === typed.length && j === meant.length) return 0;
    if (left === 0 || right < leastBetween) return Number.POSITIVE_INFINITY;
    const after = (typedLetters: number, meantLetters: number) =>
      1 + countFrom(i + typedLetters, j + meantLetters, left - 1, 0);
    const [a, b] = [typed.charAt(i), meant.charAt(j)];
    const [pair, meantPair] = [typed.slice(i, i + 2), meant.slice(j, j + 2)];
    let fewest = b === "" ? Number.POSITIVE_INFINITY : after(0, 1);
    const allow = (isSlip: boolean, typedLetters: number, meantLetters: number) => {
      if (isSlip) fewest = Math.min(fewest, after(typedLetters, meantLetters));
    };
    allow(pair.length === 2 && pair === meantPair.charAt(1) + meantPair.charAt(0), 2, 2);
    allow(soundAlike(a, b) || (byKeys && areNeighbours(a, b)), 1, 1);
    allow(sameSound[pair] === b, 2, 1);
    allow(sameSound[meantPair] === a, 1, 2);
    const [before, next] = [typed.charAt(i - 1), typed.charAt(i + 1)];
    const isDoubled = a === before || a === next || a === "h";
    allow(a !== "" && (isDoubled || (byKeys && (areNeighbours(a, before) || areNeighbours(a, next)))), 1, 0);
    return fewest;
  }
}

function soundAlike(a: string, b: string): boolean {
  return a !== "" && b !== "" && sounds.some((letters) => letters.includes(a) && letters.includes(b));
}

/** Returns whether two letters are beside each other on the keyboard, in the same row or the next one. */
function areNeighbours(a: string, b: string): boolean {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (!first || !second) return false;
  const [rows, columns] = [second.row - first.row, second.column - first.column];
  return rows === 0 ? Math.abs(columns) === 1 : Math.abs(rows) === 1 && (columns === 0 || columns === -rows);
}

function placeOf(letter: string): { row: number; column: number } | undefined {
  if (letter === "") return undefined;
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : { row, column: keyboard[row]?.indexOf(letter) ?? 0 };
}
