/** Returns a label as it is written inside a sentence: «inmunología», «electrolitos por ISE», «HPLC». */
export function inSentence(label: string): string {
  return label.replace(/\S+/g, (word) => (isAcronym(word) ? word : word.toLocaleLowerCase("es")));
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toLocaleUpperCase("es");
}
