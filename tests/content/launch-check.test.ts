/** Runs the launch check on copies of the fixtures. `beforeEach` lists some values as invented. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { parse, parseDocument, stringify, visit } from "yaml";
import { launchFindings } from "../../tools/checks/launch-findings.ts";
import { copied, copyBeforeEach, edit, root } from "./broken-copy.ts";

type Example = { file: string; field: string; value: string };

let examples: Example[];

const exampleFields: Record<string, string[]> = {
  "company.yaml": ["name", "email", "phone.display", "phone.dial", "social.facebook", "supportRequestSite"],
  "pages/clients.yaml": [0, 1, 2].map((place) => `testimonials.items.${place}.text`),
  "pages/privacy.yaml": ["review"],
};

copyBeforeEach();

beforeEach(() => {
  examples = Object.entries(exampleFields).flatMap(([file, fields]) =>
    fields.map((field) => ({
      file,
      field: field.replace(/\.\d+\./, "[]."),
      value: valueAt(join(root, "content"), file, field),
    })),
  );
  writeFileSync(copied("examples.yaml"), stringify(examples));
});

function valueAt(content: string, file: string, field: string): string {
  const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return String(parseDocument(readFileSync(join(content, file), "utf8")).getIn(path));
}

function launchCheck() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/checks/launch-check.ts", root], {
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n"), stderr };
}

/** Runs the check in this process, which is faster than the command. */
function linesOf(folder = root): string[] {
  return launchFindings(folder).map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
}

function found(folder = root): string[] {
  return launchFindings(folder).map(({ file, field }) => `${file}: ${field}`);
}

function replaceExamples() {
  for (const [file, own] of Map.groupBy(examples, (example) => example.file)) {
    edit(file, (text) => {
      const document = parseDocument(text);
      visit(document, {
        Scalar(_, node) {
          const example = own.find(({ value }) => value === node.value)?.value;
          if (example) node.value = example.replace(/.$/, (last) => (/\d/.test(last) ? "1" : "x"));
        },
      });
      // The schema requires that `nameParts` together equal `name`.
      if (document.has("nameParts")) document.set("nameParts", String(document.get("name")).split(" "));
      return String(document);
    });
  }
  edit("company.yaml", (text) => `${text}enquiryEndpoint: https://consultas.example/api\n`);
}

function claimLines(lines: string[]): string[] {
  return lines.filter((line) => line.includes("afirmación por confirmar"));
}

test("the launch check prints a line for each invented value and for the missing endpoint", () => {
  const { status, lines, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(lines).toEqual(linesOf());
  expect(lines.length - claimLines(lines).length).toBe(examples.length + 1);
  expect(stderr).toContain(`Faltan ${lines.length} datos`);
  for (const line of lines) expect(line).toMatch(/^content\/[\w/-]+\.yaml: [\w.[\]]+: \S/);
  expect(found()).toEqual(
    expect.arrayContaining([
      "content/company.yaml: name",
      "content/company.yaml: phone.dial",
      "content/company.yaml: enquiryEndpoint",
      "content/pages/clients.yaml: testimonials.items[2].text",
      "content/pages/privacy.yaml: review",
    ]),
  );
});

test("the launch check lists claims to confirm, and reports a claim that is not in its file", () => {
  const [client] = parse(readFileSync(copied("pages/clients.yaml"), "utf8")).main.items;
  const claim = {
    file: "pages/clients.yaml",
    field: "main.items[].name",
    says: client.name,
    confirm: "permiso",
  };
  edit("claims.yaml", () => stringify([claim]));
  expect(claimLines(linesOf()).join("\n")).toContain("pages/clients.yaml: main.items[0].name");
  edit("pages/clients.yaml", (text) => text.replace(client.name, "Otra institución"));
  const lines = linesOf();
  expect(claimLines(lines)).toEqual([]);
  expect(lines.filter((line) => line.startsWith("content/claims.yaml: [0]: "))).toEqual([
    expect.stringContaining(`«${client.name}» ya no está en pages/clients.yaml: main.items[].name`),
  ]);
});

test.each([
  { file: "products/no-such-product.yaml", field: "lead", says: "líder" },
  { file: "brands/*.yaml", field: "no.such.field", says: undefined },
])("the launch check reports a claim about a file or field that is missing: $field of $file", (claim) => {
  edit("claims.yaml", () => stringify([{ ...claim, confirm: "sustento" }]));
  expect(found()).toContain("content/claims.yaml: [0]");
});

test("the launch check passes if all invented values are replaced and the endpoint is set", () => {
  replaceExamples();
  expect(launchCheck()).toMatchObject({ status: 0, stderr: "" });
});

test("the launch check reports an invented value that was not replaced", () => {
  replaceExamples();
  const email = examples.find(({ field }) => field === "email")?.value;
  edit("company.yaml", (text) => text.replace(/^email: .*$/m, `email: ${email}`));
  expect(found()).toEqual(["content/company.yaml: email"]);
});

test("the launch check finds an invented value that moved within its list", () => {
  const [, , third] = examples.filter(({ field }) => field === "testimonials.items[].text");
  replaceExamples();
  edit("pages/clients.yaml", (text) => {
    const document = parseDocument(text);
    document.setIn(["testimonials", "items", 0, "text"], third?.value);
    return String(document);
  });
  expect(found()).toEqual(["content/pages/clients.yaml: testimonials.items[0].text"]);
});

test("the launch check ignores a value that is no longer in examples.yaml", () => {
  edit("examples.yaml", (text) => text.replace(/- file: company\.yaml\n {2}field: email\n.*\n/, ""));
  const lines = linesOf();
  expect(lines.length - claimLines(lines).length).toBe(examples.length);
  expect(lines.join("\n")).not.toContain(": email: ");
});

test.each([
  ["ruc", /^ruc: .*\n/m],
  ["certificate", /^certificate:\n( .*\n)+/m],
  ["address.postalCode", /^ +postalCode: .*\n/m],
  ["deliveryCities", /^deliveryCities:\n( .*\n)+/m],
])("the launch check reports that %s is missing", (field, line) => {
  expect(found()).not.toContain(`content/company.yaml: ${field}`);
  edit("company.yaml", (text) => text.replace(line, ""));
  expect(found()).toContain(`content/company.yaml: ${field}`);
});

test("the launch check lists, for each area, laboratory tests that no professional reviewed", () => {
  for (const id of ["ion-uno", "zeta", "azul-total"]) {
    edit(`tests/${id}.yaml`, (text) => text.replace(/^reviewed:\n(?: .*\n)*/m, ""));
  }
  expect(linesOf().filter((line) => line.includes("reviewed"))).toEqual([
    "content/tests/*.yaml: reviewed: falta en 3 pruebas, que ningún profesional ha leído; Dos marcas (2): azul-total, ion-uno; Con alias (1): zeta",
  ]);
});

test("if the content has errors, the launch check fails and reports the errors", () => {
  writeFileSync(copied("company.yaml"), "name: X\n");
  const { status, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(stderr).toContain("content/company.yaml: ");
});

/** Invented values of the launch content. A value that the owner has replaced is skipped. */
const launchExamples: Record<string, Record<string, string>> = {
  "company.yaml": {
    name: "Ceibo Diagnóstica",
    legalName: "Ceibo Diagnóstica S. A.",
    site: "https://ceibodiagnostica.example",
    "address.street": "Av. Ejemplo 000 y Calle Muestra",
    email: "ventas@ceibodiagnostica.example",
    "phone.display": "+593 4 000 0000",
    "phone.dial": "+59340000000",
    "whatsapp.display": "+593 99 000 0000",
    "social.facebook": "https://www.facebook.com/ceibodiagnostica.example",
    "social.instagram": "https://www.instagram.com/ceibodiagnostica.example",
    "social.linkedin": "https://www.linkedin.com/company/ceibodiagnostica-example",
    supportRequestSite: "https://soporte.ceibodiagnostica.example",
  },
  "pages/clients.yaml": {
    "testimonials.items.0.text":
      "El técnico llegó con el repuesto y el equipo volvió a la rutina antes del siguiente turno",
    "testimonials.items.2.institution": "Clínica privada, Cuenca",
  },
  "pages/privacy.yaml": { review: "Pendiente de revisión por un abogado" },
};

let findingsOfSite: string[] | undefined;

for (const [file, fields] of Object.entries(launchExamples)) {
  for (const [field, value] of Object.entries(fields)) {
    const isThere = valueAt("content", file, field) === value;
    test(`on the real content, the launch check reports ${field} of ${file}`, ({ skip }) => {
      skip(!isThere, "the owner has replaced it");
      const place = field.replace(/\.(\d+)\./, "[$1].");
      findingsOfSite ??= found(".");
      expect(findingsOfSite.filter((line) => line === `content/${file}: ${place}`)).toHaveLength(1);
    });
  }
}
