/** Returns a regular expression for the words that may be `most` typos from a term. They begin with the same sound. */
export function patternOfCandidates(term: string, most: number): string {
  // Plurals are up to two letters longer than their singulars, which are compared.
  const length = `{${term.length - most},${term.length + most + 2}}`;
  const kept = keptParts(term, most).join("|");
  return `\\b(?=${startOf(soundOf(term))})(?=${kept})[a-z0-9]${length}(?![a-z0-9])`;
}

/**
 * Splits a word into parts with a letter between them. A typo touches only one part, so another part is kept, moved by
 * at most one letter for each typo. Returns a regular expression for each part and the letters before it.
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

/** Returns a regular expression for the words that begin with a sound. */
function startOf(sound: string): string {
  const same = Object.keys(sameSounds).filter((letter) => sameSounds[letter] === sound);
  return `h?[${[sound, ...same].join("")}]`;
}

/** The first letter as it is heard: «h» is silent, «v» is «b», and «k» is «c». */
function soundOf(term: string): string {
  return soundOfLetter(term.charAt(term.startsWith("h") ? 1 : 0));
}
