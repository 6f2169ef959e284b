/** Returns a label as it is written inside a sentence: «inmunología», «electrolitos por ISE», «HPLC». */
export function inSentence(label: string): string {
  return label.replace(/\S*\p{Ll}\S*/gu, (word) => word.toLowerCase());
}
