import { amountBeyond, scaleAdvice } from "#app/content/catalogue/scales.ts";
import type { Content } from "#app/content/read/content.ts";
import type { Specification } from "#app/content/schema/quantities.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import { byId, fault, unknownName, unknownNames } from "./faults.ts";

type Table = { file: string; field: string; rows: Specification[] | undefined };

export function checkParameters(content: Content): string[] {
  const parameters = new Set(Object.keys(content.parameters));
  return [
    ...tablesIn(content).flatMap(({ file, field, rows = [] }) =>
      rows.flatMap(({ parameter }, index) => {
        const at = `${field}[${index}].parameter`;
        const repeated = rows.findIndex((row) => row.parameter === parameter) < index;
        return [
          ...unknownName(parameters, parameter, file, at),
          ...(repeated ? [fault(file, at, parameter, "está repetido")] : []),
        ];
      }),
    ),
    ...content.categories.flatMap(({ id, scale, guide }) => [
      ...unknownName(parameters, scale?.parameter, `categories/${id}.yaml`, "scale.parameter"),
      ...(guide?.steps ?? []).flatMap(({ parameter }, index) =>
        unknownName(parameters, parameter, `categories/${id}.yaml`, `guide.steps[${index}].parameter`),
      ),
    ]),
    ...content.productTexts.sheet.onRequest.flatMap(({ unless }, index) =>
      unknownName(parameters, unless, "pages/product.yaml", `sheet.onRequest[${index}].unless`),
    ),
    ...(content.productTexts.notes ?? []).flatMap(({ parameter }, index) =>
      unknownName(parameters, parameter, "pages/product.yaml", `notes[${index}].parameter`),
    ),
  ];
}

/** Checks that headlines are numbers, because text has no place on a scale. */
export function checkHeadlines(content: Content): string[] {
  return content.products.flatMap(({ id, headline, specifications = [] }) =>
    specifications.flatMap(({ parameter, text }, index) => {
      if (parameter !== headline || text === undefined) return [];
      const at = `specifications[${index}].text`;
      return [fault(`products/${id}.yaml`, at, text, "es la cifra decisiva; escríbala en «amount»")];
    }),
  );
}

function tablesIn({ products, productTexts }: Content): Table[] {
  const general = "pages/product.yaml";
  return [
    { file: general, field: "specifications", rows: productTexts.specifications },
    { file: general, field: "service", rows: productTexts.service },
    ...products.flatMap((product): Table[] => {
      const file = `products/${product.id}.yaml`;
      const models = product.kind === "series" ? product.catalogueModels : [];
      return [
        { file, field: "specifications", rows: product.specifications },
        { file, field: "cardSpecifications", rows: product.cardSpecifications },
        ...models.map(({ specifications }, index) => ({
          file,
          field: `catalogueModels[${index}].specifications`,
          rows: specifications,
        })),
      ];
    }),
  ];
}

export function checkFigures(content: Content): string[] {
  return content.products.flatMap((product) => {
    const file = `products/${product.id}.yaml`;
    const own = new Set(product.specifications?.map((row) => row.parameter));
    return [
      ...unknownNames(own, product.figures, file, "figures"),
      ...unknownName(own, product.headline, file, "headline"),
      ...(product.callouts ?? []).flatMap(({ parameter }, index) =>
        unknownName(own, parameter, file, `callouts[${index}].parameter`),
      ),
      ...(product.callouts && !product.picture
        ? [
            fault(
              file,
              "callouts",
              "sin imagen",
              "señalan lugares de «picture»; agréguela o quite «callouts»",
            ),
          ]
        : []),
      ...(product.kind === "model" ? unknownNames(own, product.cardParameters, file, "cardParameters") : []),
    ];
  });
}

export function checkScales(content: Content): string[] {
  const categories = byId(content.categories);
  return content.products.flatMap(({ id, category, specifications = [] }) => {
    const scale = categories.get(category)?.scale;
    return specifications.flatMap((row, index) => {
      const beyond = amountBeyond(scale, row);
      if (!scale || beyond === undefined) return [];
      const at = `specifications[${index}]`;
      return [fault(`products/${id}.yaml`, at, formatNumber(beyond), scaleAdvice(scale, category))];
    });
  });
}
