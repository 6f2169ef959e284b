/** A specification has exactly one value, in one of its forms. */
import { breakCopies, testRules } from "./broken-copy.ts";

breakCopies();

const x6 = "products/maglumi-x6.yaml";

testRules([
  [
    "a specification without a value",
    x6,
    (t) => t.replace(", from: 10, to: 100 }", " }"),
    /maglumi-x6\.yaml: specifications\[4\]: se encontró .*; falta el valor; escriba amount, from \+ to, .* o width \+ depth \+ height$/,
  ],
  [
    "a specification with two values",
    x6,
    (t) => t.replace("from: 10, to: 100", "amount: 10, upTo: 100"),
    /maglumi-x6\.yaml: specifications\[4\]\.upTo: se encontró 100; el valor ya está en «amount»/,
  ],
  [
    "a range without its end",
    x6,
    (t) => t.replace("from: 10, to: 100", "from: 10"),
    /maglumi-x6\.yaml: specifications\[4\]\.to: falta; acompaña a «from»/,
  ],
  [
    "a range without its start",
    x6,
    (t) => t.replace("from: 10, to: 100", "to: 0"),
    /maglumi-x6\.yaml: specifications\[4\]\.from: falta; acompaña a «to»/,
  ],
  [
    "a range upside down",
    x6,
    (t) => t.replace("from: 10, to: 100", "from: 100, to: 10"),
    /maglumi-x6\.yaml: specifications\[4\]\.from: se encontró 100; debe ser menor que «to»/,
  ],
  [
    "a size without its height",
    x6,
    (t) => t.replace(", height: 155", ""),
    /maglumi-x6\.yaml: specifications\[7\]\.height: falta; acompaña a «width»/,
  ],
  [
    "a size in words beside its numbers",
    x6,
    (t) => t.replace("width: 148,", "text: 148 cm, width: 148,"),
    /maglumi-x6\.yaml: specifications\[7\]\.width: se encontró 148; el valor ya está en «text»/,
  ],
  [
    "a value under an unknown name",
    x6,
    (t) => t.replace("from: 10, to: 100", "value: 10"),
    /maglumi-x6\.yaml: specifications\[4\]: (campos desconocidos: value|.*falta el valor)/,
  ],
  [
    "words in place of an amount",
    x6,
    (t) => t.replace("amount: 450 ", "amount: Automática "),
    /maglumi-x6\.yaml: specifications\[1\]\.amount: se encontró "Automática"/,
  ],
]);
