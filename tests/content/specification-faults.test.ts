import { copyBeforeEach, testRules } from "./broken-copy.ts";

copyBeforeEach();

const product = "products/analizador-seis.yaml";
const range = "    from: 10\n    to: 100\n";

testRules([
  [
    "a specification without a value",
    product,
    (t) => t.replace(range, ""),
    /analizador-seis\.yaml: specifications\[4\]: se encontró .*; falta el valor; escriba amount \(«Cifra exacta»\), from \(«Desde»\) \+ to \(«Hasta»\), .* o width \(«Ancho»\) \+ .*$/,
  ],
  [
    "a specification with two values",
    product,
    (t) => t.replace(range, "    amount: 10\n    upTo: 100\n"),
    /analizador-seis\.yaml: specifications\[4\]\.upTo: se encontró 100; el valor ya está en «amount»/,
  ],
  [
    "a range without its end",
    product,
    (t) => t.replace(range, "    from: 10\n"),
    /analizador-seis\.yaml: specifications\[4\]\.to: falta; acompaña a «from»/,
  ],
  [
    "a range without its start",
    product,
    (t) => t.replace(range, "    to: 0\n"),
    /analizador-seis\.yaml: specifications\[4\]\.from: falta; acompaña a «to»/,
  ],
  [
    "a range that ends before it starts",
    product,
    (t) => t.replace(range, "    from: 100\n    to: 10\n"),
    /analizador-seis\.yaml: specifications\[4\]\.from: se encontró 100; debe ser menor que «to»/,
  ],
  [
    "a size without its height",
    product,
    (t) => t.replace("    height: 155\n", ""),
    /analizador-seis\.yaml: specifications\[7\]\.height: falta; acompaña a «width»/,
  ],
  [
    "a size both in words and in numbers",
    product,
    (t) => t.replace("    width: 148\n", "    text: 148 cm\n    width: 148\n"),
    /analizador-seis\.yaml: specifications\[7\]\.width: se encontró 148; el valor ya está en «text»/,
  ],
  [
    "a value in an unknown field",
    product,
    (t) => t.replace(range, "    value: 10\n"),
    /analizador-seis\.yaml: specifications\[4\]: (campos desconocidos: value|.*falta el valor)/,
  ],
  [
    "an amount in words",
    product,
    (t) => t.replace("amount: 450\n", "amount: Automática\n"),
    /analizador-seis\.yaml: specifications\[1\]\.amount: se encontró "Automática"/,
  ],
]);
