/** Slips are errors of the hand (a missed key) or of the ear («v» for «b»). */

/** Minimum number of correct letters between two slips. Otherwise «-logo» for «-logía» would be two slips. */
const leastBetween = 2;

/** Rows of the keyboard, padded to the same length. A key lies between two keys of the row above. */
const keyboard = "qwertyuiop.asdfghjkl..zxcvbnm";
const row = 11;

/** Letters with the same sound in Spanish. */
const sounds = ["bv", "csz", "ckq", "gj", "iy"];

/** Pairs of letters with the sound of one letter. */
const sameSound: Record<string, string> = { ll: "y", qu: "k", ph: "f", th: "t", cc: "x", rr: "r", gu: "g" };

/**
 * Counts the slips that turn the meant word into the typed one. Returns infinity if there are more than
 * `most`, or if slips do not explain the difference.
 * @param byKeys whether the letter of a neighbouring key counts as a slip
 */
export function slips(typed: string, meant: string, most: number, byKeys = true): number {
  if (Math.abs(typed.length - meant.length) > most) return Number.POSITIVE_INFINITY;
  return countFrom({ typed, meant, byKeys }, 0, 0, most, leastBetween);
}

type Pair = { typed: string; meant: string; byKeys: boolean };

function countFrom(pair: Pair, typedAt: number, meantAt: number, left: number, rightBefore: number): number {
  const { typed, meant, byKeys } = pair;
  let [i, j, right] = [typedAt, meantAt, rightBefore];
  for (; i < typed.length && typed[i] === meant[j]; i += 1) {
    j += 1;
    right += 1;
  }
  if (i === typed.length && j === meant.length) return 0;
  if (left === 0 || right < leastBetween) return Number.POSITIVE_INFINITY;
  let fewest = Number.POSITIVE_INFINITY;
  const allow = (isSlip: boolean, typedLetters: number, meantLetters: number) => {
    if (isSlip)
      fewest = Math.min(fewest, 1 + countFrom(pair, i + typedLetters, j + meantLetters, left - 1, 0));
  };
  const [a, b] = [typed.charAt(i), meant.charAt(j)];
  const [two, meantTwo] = [typed.slice(i, i + 2), meant.slice(j, j + 2)];
  allow(b !== "", 0, 1);
  allow(two.length === 2 && two === meantTwo.charAt(1) + meantTwo.charAt(0), 2, 2);
  allow(soundAlike(a, b) || (byKeys && areNeighbours(a, b)), 1, 1);
  allow(sameSound[two] === b, 2, 1);
  allow(sameSound[meantTwo] === a, 1, 2);
  const [before, next] = [typed.charAt(i - 1), typed.charAt(i + 1)];
  const isDoubled = a === before || a === next || a === "h";
  allow(a !== "" && (isDoubled || (byKeys && (areNeighbours(a, before) || areNeighbours(a, next)))), 1, 0);
  return fewest;
}

function soundAlike(a: string, b: string): boolean {
  return a !== "" && b !== "" && sounds.some((letters) => letters.includes(a) && letters.includes(b));
}

function areNeighbours(a: string, b: string): boolean {
  if (a === "" || b === "") return false;
  const [first, second] = [keyboard.indexOf(a), keyboard.indexOf(b)];
  const distance = Math.abs(first - second);
  return first >= 0 && second >= 0 && (distance === 1 || distance === row || distance === row - 1);
}
