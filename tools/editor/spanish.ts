/** Changes the editor's Spanish from «tú» to «usted» and adds missing translations. */
import formal from "./usted.json" with { type: "json" };
import own from "./words.json" with { type: "json" };

export type Words = { [key: string]: string | Words };

export function ourSpanish(theirs: Words): Words {
  return merged(withUsted(theirs), own);
}

const forms = new Map(Object.entries(formal));
/** Longer phrases match first: «usa la opción» is an imperative, but «usa» alone may be a statement. */
const longerFirst = [...forms.keys()].sort((a, b) => b.length - a.length);
const informal = new RegExp(`(?<!\\p{L})(${longerFirst.join("|")})(?!\\p{L})`, "giu");

function withUsted(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "string" ? value.replace(informal, formalOf) : withUsted(value),
    ]),
  );
}

function formalOf(word: string): string {
  const form = forms.get(word) ?? forms.get(word.toLowerCase());
  if (form === undefined) return word;
  return word === word.toLowerCase() ? form : form.charAt(0).toUpperCase() + form.slice(1);
}

function merged(theirs: Words, ours: Words): Words {
  const both = Object.entries(ours).map(([key, value]): [string, string | Words] => {
    const before = theirs[key];
    return [key, typeof value === "object" && typeof before === "object" ? merged(before, value) : value];
  });
  return { ...theirs, ...Object.fromEntries(both) };
}
