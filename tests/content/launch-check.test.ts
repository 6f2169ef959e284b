/** The launch check as the owner runs it, over copies of the content. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

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

function yamlFiles(): string[] {
  return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => join(root, "content", name));
}

/** Lines of prose about the mark do not count. */
function marks(text: string): number {
  return text.replace(/^\s*#.*$/gm, "").split("!placeholder").length - 1;
}

function settleEverything() {
  for (const file of yamlFiles()) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("!placeholder ", ""));
  }
  const company = join(root, "content/company.yaml");
  writeFileSync(company, `${readFileSync(company, "utf8")}enquiryEndpoint: https://consultas.example/api\n`);
}

test("it fails and names file and field of every placeholder, one line each", () => {
  const { status, lines, stderr } = launchCheck();
  expect(status).toBe(1);
  const all = yamlFiles().reduce((sum, file) => sum + marks(readFileSync(file, "utf8")), 0);
  expect(lines).toHaveLength(all + 1);
  expect(stderr).toContain(`Faltan ${all + 1} datos`);
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

test("with everything settled it passes", () => {
  settleEverything();
  expect(launchCheck()).toMatchObject({ status: 0, stderr: "" });
});

test("one forgotten value is enough to fail", () => {
  settleEverything();
  const file = join(root, "content/company.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("email: ", "email: !placeholder "));
  const { status, lines } = launchCheck();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^content\/company\.yaml: email: /)]);
});

test("content with faults is reported as such", () => {
  writeFileSync(join(root, "content/company.yaml"), "name: X\n");
  const { status, stderr } = launchCheck();
  expect(status).toBe(1);
  expect(stderr).toContain("content/company.yaml: ");
});
