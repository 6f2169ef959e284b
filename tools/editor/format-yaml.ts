/** The one format of the files in content/: the editor and `npm run format:content` both write it. */
import { Document, isScalar, visit } from "yaml";

/** Readers of YAML 1.1 take a bare 8:00 for the number 480. */
const time = /^\d{1,2}:\d{2}$/;

export function formatYaml(value: unknown): string {
  const document = new Document(orderAfterCategory(value));
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === "string" && time.test(node.value)) {
        node.type = "QUOTE_DOUBLE";
      }
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, defaultKeyType: "PLAIN" });
}

/** The editor writes the field that orders a list first; here it keeps its place in the schema. */
function orderAfterCategory(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("order" in value) || !("category" in value))
    return value;
  const { order, ...others } = value;
  return Object.fromEntries(
    Object.entries(others).flatMap(([key, each]) =>
      key === "category"
        ? [
            [key, each],
            ["order", order],
          ]
        : [[key, each]],
    ),
  );
}
