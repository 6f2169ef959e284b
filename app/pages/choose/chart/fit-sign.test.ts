import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FitSign } from "./fit-sign.tsx";

test("the verdict on a fast but too wide analyzer has no sign and no colour", () => {
  for (const fit of ["ample", "tight"] as const) {
    const good = renderToStaticMarkup(createElement(FitSign, { fit }));
    const muted = renderToStaticMarkup(createElement(FitSign, { fit, muted: true }));
    expect(good).toMatch(/data-fit=.*(<svg|≈)/);
    expect(muted).toMatch(/^<p[^>]*>(Holgado|Justo)<\/p>$/);
    expect(muted).not.toContain("data-fit");
  }
  expect(renderToStaticMarkup(createElement(FitSign, { fit: "short", muted: true }))).toContain("<svg");
});
