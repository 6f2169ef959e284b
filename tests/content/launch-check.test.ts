/** The launch check as the owner runs it, over copies of the content. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse, parseDocument, visit } from "yaml";

// Each test starts a process that reads all of the content.
vi.setConfig({ testTimeout: 30_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "launch-"));
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("images"), join(root, "images"));
});

afterEach(() => rmSync(root, { recursive: true }));

function launchCheck() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/launch-check.ts", root], {
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n"), stderr };
}

type Example = { file: string; field: string; value: string };

const examples: Example[] = parse(readFileSync("content/examples.yaml", "utf8"));

function edit(file: string, change: (text: string) => string) {
  const path = join(root, "content", file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  expect(after, "the edit must change something").not.toBe(before);
  writeFileSync(path, after);
}

/** As an owner would with any editor of YAML: every example becomes another value of its kind. */
function settleEverything() {
  for (const [file, own] of Map.groupBy(examples, (example) => example.file)) {
    edit(file, (text) => {
      const document = parseDocument(text);
      visit(document, {
        Scalar(_, node) {
          const example = own.find(({ value }) => value === node.value)?.value;
          if (example) node.value = example.replace(/.$/, (last) => (last === "0" ? "1" : "x"));
        },
      });
      return String(document);
    });
  }
  edit("company.yaml", (text) => `${text}enquiryEndpoint: https://consultas.example/api\n`);
  edit("claims.yaml", () => "[]\n");
}

/** The claims of the content, one line each for every file that makes it. */
function claimLines(lines: string[]): string[] {
  return lines.filter((line) => line.includes("afirmación por confirmar"));
}

test("it fails and names file and field of every example, one line each", () => {
  const { status, lines, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(lines.length - claimLines(lines).length).toBe(examples.length + 1);
  expect(stderr).toContain(`Faltan ${lines.length} datos`);
  for (const line of lines) expect(line).toMatch(/^content\/[\w/-]+\.yaml: [\w.[\]]+: \S/);
});

const expected = [
  "content/company.yaml: name",
  "content/company.yaml: legalName",
  "content/company.yaml: site",
  "content/company.yaml: address.street",
  "content/company.yaml: email",
  "content/company.yaml: phone.display",
  "content/company.yaml: phone.dial",
  "content/company.yaml: whatsapp.display",
  "content/company.yaml: social.facebook",
  "content/company.yaml: social.instagram",
  "content/company.yaml: social.linkedin",
  "content/company.yaml: supportRequestSite",
  "content/company.yaml: enquiryEndpoint",
  "content/pages/clients.yaml: testimonials.items[0].text",
  "content/pages/clients.yaml: testimonials.items[2].institution",
  "content/pages/privacy.yaml: review",
];

test("identity, telephones, e-mail, social pages, testimonials, endpoint and legal review are among them", () => {
  const { lines } = launchCheck();
  for (const field of expected) {
    expect(
      lines.filter((line) => line.startsWith(`${field}: `)),
      field,
    ).toHaveLength(1);
  }
});

const claimed = [
  ["pages/clients.yaml: main.items[0].name", "MSP"],
  ["pages/clients.yaml: main.items[1].name", "IESS"],
  ["company.yaml: certification", "ISO 9001"],
  ["pages/home.yaml: reasons.items[1].text", "exclusividad"],
  ["pages/about.yaml: history.items[2].text", "mercado"],
  ["panels/serologia.yaml: groups[0].tests[0].sample", "ejemplo"],
  ["supplies/vidrio.yaml: groups[0].products[0].pack", "ejemplo"],
  ["products/gem-premier-3500.yaml: maker", "relación comercial"],
] as const;

test("clients by name, certificates, exclusivity, leadership and nominal packs are for the owner to confirm", () => {
  const lines = claimLines(launchCheck().lines);
  for (const [field, words] of claimed) {
    const found = lines.filter((line) => line.startsWith(`content/${field}: `));
    expect(found.join("\n"), field).toContain(words);
  }
});

test("every claim of the list stands in the content, and falls silent when its words go", () => {
  const listed: { file: string; field: string; confirm: string }[] = parse(
    readFileSync("content/claims.yaml", "utf8"),
  );
  const before = claimLines(launchCheck().lines).join("\n");
  for (const { confirm } of listed) expect(before).toContain(confirm);
  edit("pages/about.yaml", (text) => text.replace("líderes del mercado", "un proveedor más"));
  expect(claimLines(launchCheck().lines).join("\n")).not.toContain("history.items");
});

test("with everything settled it passes", () => {
  settleEverything();
  expect(launchCheck()).toMatchObject({ status: 0, stderr: "" });
});

test("one forgotten value is enough to fail", () => {
  settleEverything();
  edit("company.yaml", (text) => text.replace(/^email: .*$/m, "email: ventas@ceibodiagnostica.example"));
  const { status, lines } = launchCheck();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^content\/company\.yaml: email: /)]);
});

test("an example that moved within its list is still one", () => {
  const [, , third] = examples.filter(({ field }) => field === "testimonials.items[].text");
  settleEverything();
  edit("pages/clients.yaml", (text) => {
    const document = parseDocument(text);
    document.setIn(["testimonials", "items", 0, "text"], third?.value);
    return String(document);
  });
  expect(launchCheck().lines).toEqual([
    expect.stringMatching(/^content\/pages\/clients\.yaml: testimonials\.items\[0\]\.text: /),
  ]);
});

test("a value that is the real one is struck from the list of examples", () => {
  edit("examples.yaml", (text) => text.replace(/- file: company\.yaml\n {2}field: email\n.*\n/, ""));
  const { lines } = launchCheck();
  expect(lines.length - claimLines(lines).length).toBe(examples.length);
  expect(lines.join("\n")).not.toContain(": email: ");
});

test("content with faults is reported as such", () => {
  writeFileSync(join(root, "content/company.yaml"), "name: X\n");
  const { status, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(stderr).toContain("content/company.yaml: ");
});
