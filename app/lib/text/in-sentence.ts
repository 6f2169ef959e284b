/** Returns a label as it is written inside a sentence: «inmunología», but «HPLC». */
export function inSentence(label: string): string {
  return label === label.toLocaleUpperCase("es") ? label : label.toLocaleLowerCase("es");
}
