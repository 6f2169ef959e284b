import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ampleShare } from "#app/lib/workload.ts";
import { Legend } from "./legend.tsx";

test("the legend of the workload chart states the same limit as the verdicts", () => {
  const legend = renderToStaticMarkup(createElement(Legend, { assumption: "" })).replaceAll("\u00a0", " ");
  const share = Math.round(ampleShare * 100);
  expect(legend).toContain(`hasta el ${share} % de la jornada`);
  expect(legend).toContain(`del ${share} al 100 %`);
});
