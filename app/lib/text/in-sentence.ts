/** «Inmunología» inside a sentence; an acronym such as HPLC stays as it is. */
export function inSentence(label: string): string {
  return label === label.toLocaleUpperCase("es") ? label : label.toLocaleLowerCase("es");
}
