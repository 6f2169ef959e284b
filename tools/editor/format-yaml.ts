/** Formats the files of content/. The editor and `npm run fix` use the same format. */
import { Document, isScalar, visit } from "yaml";

/** Times are quoted, because YAML 1.1 parses a bare 8:00 as the number 480. */
const time = /^\d{1,2}:\d{2}$/;

export function formatYaml(value: unknown): string {
  const document = new Document(orderAfterCategory(withoutUnticked(value)));
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === "string" && time.test(node.value)) {
        node.type = "QUOTE_DOUBLE";
      }
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true, defaultKeyType: "PLAIN" });
}

/** Removes fields with the value false, because an unticked box means the same as a missing field. */
function withoutUnticked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnticked);
  if (typeof value !== "object" || value === null) return value;
  const ticked = Object.entries(value).filter(([, each]) => each !== false);
  return Object.fromEntries(ticked.map(([key, each]) => [key, withoutUnticked(each)]));
}

/** Moves the field `order`, which the editor writes first, back to its place in the schema. */
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
