import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ampleShare } from "#app/lib/workload.ts";
import { Legend } from "./legend.tsx";

test("the legend states the share of the shift that the verdict uses", () => {
  const legend = renderToStaticMarkup(createElement(Legend, { assumption: "" })).replaceAll("\u00a0", " ");
  const share = Math.round(ampleShare * 100);
  expect(legend).toContain(`hasta el ${share} % de la jornada`);
  expect(legend).toContain(`del ${share} al 100 %`);
});
