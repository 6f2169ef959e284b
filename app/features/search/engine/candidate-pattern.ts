/**
 * The pattern matches all words that begin with the same sound as the term and are at most `most` typos away
 * from it. It also matches some other words.
 */
export function patternOfCandidates(term: string, most: number): string {
  // Typos are counted in the singular. A plural in the text is up to two letters longer.
  const length = `{${term.length - most},${term.length + most + 2}}`;
  const kept = keptParts(term, most).join("|");
  return `\\b(?=${startOf(soundOf(term))})(?=${kept})[a-z0-9]${length}(?![a-z0-9])`;
}

/**
 * Splits a word into one more part than there are typos, with one letter between the parts. Each typo changes
 * at most one part, so at least one part stays unchanged. Each typo moves that part by at most one letter.
 * Returns a regular expression for each part and the letters before it.
 */
function keptParts(term: string, typos: number): string[] {
  const length = Math.floor((term.length - typos) / (typos + 1));
  return Array.from({ length: typos + 1 }, (_, place) => {
    const start = place * (length + 1);
    const part = place < typos ? term.slice(start, start + length) : term.slice(start);
    return `[a-z0-9]{${Math.max(0, start - typos)},${start + typos}}${part}`;
  });
}

const sameSounds: Record<string, string> = { v: "b", k: "c", q: "c", z: "c", s: "c", j: "g", y: "i" };

function soundOfLetter(letter: string): string {
  return sameSounds[letter] ?? letter;
}

function startOf(sound: string): string {
  const same = Object.keys(sameSounds).filter((letter) => sameSounds[letter] === sound);
  return `h?[${[sound, ...same].join("")}]`;
}

/** «h» is silent, «v» sounds like «b», and «k» like «c». */
function soundOf(term: string): string {
  return soundOfLetter(term.charAt(term.startsWith("h") ? 1 : 0));
}
