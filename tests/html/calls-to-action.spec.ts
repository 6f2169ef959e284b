import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const calls = [
  "Contáctenos hoy",
  "Solicitar más información",
  "Contactar asesor técnico",
  "Solicitar cotización",
];

/** The body of every built page, without its scripts. */
const pages = globSync("build/client/**/*.html").map((file) => ({
  file,
  html: readFileSync(file, "utf8")
    .replace(/^[\s\S]*<body/, "")
    .replace(/<script[\s\S]*?<\/script>/g, ""),
}));

const anchor = /<a ([^>]*)>([\s\S]*?)<\/a>/g;
const text = (html: string) => html.replace(/<[^>]*>/g, "").trim();

for (const call of calls) {
  test(`${call} always is a link to the contact page`, () => {
    const links = pages.flatMap(({ file, html }) =>
      [...html.matchAll(anchor)]
        .filter(([, , content = ""]) => text(content).includes(call))
        .map(([, attributes = ""]) => ({ file, to: attributes.match(/href="([^"?#]*)/)?.[1] })),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ to }) => to !== "/contacto")).toEqual([]);

    const loose = pages.filter(({ html }) => text(html.replace(anchor, "")).includes(call));
    expect(loose.map(({ file }) => file)).toEqual([]);
  });
}
