import { formatPath } from "#app/content/read/parse.ts";
import { formName, labelsOf } from "../labels.ts";
import { changeWords, parseVersion, pictureWords } from "./change-words.ts";
import { staleSentences } from "./stale-sentences.ts";

export function describeChange(
  file: string,
  before: string | undefined,
  after: string | undefined,
): { words: string; stale: string[] } {
  if (file.startsWith("images/")) return { words: pictureWords(file, before, after), stale: [] };
  const [old, current] = [parseVersion(before), parseVersion(after)];
  const labelOf = (path: (string | number)[]) => labelsOf(file, formatPath(path))[0];
  const words = changeWords(formName(file, current ?? old), old, current, labelOf);
  const stale = old === undefined || current === undefined ? [] : staleSentences(old, current);
  return { words, stale };
}
