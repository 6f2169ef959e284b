/** What `npm start` and `npm test` do first, on any machine. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let project = "";
const stamp = () => join(project, "node_modules/.installed");

/** A project of nothing but a lock file, with an npm that ends as it is told and leaves word of what it was asked. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "set-up-"));
  for (const folder of [project, join(project, "services/enquiries")]) {
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    writeFileSync(join(folder, "package-lock.json"), "{}");
  }
  mkdirSync(join(project, "bin"));
  writeFileSync(join(project, "bin/npm"), '#!/bin/sh\necho "$@" >> asked\nexit "$NPM_ENDS"\n');
  chmodSync(join(project, "bin/npm"), 0o755);
  cpSync("package.json", join(project, "package.json"));
  for (const name of ["setup.mjs", "install.mjs", "start-programs.mjs"])
    cpSync(`tools/${name}`, join(project, "tools", name));
});

afterEach(() => rmSync(project, { recursive: true }));

function setUp({ version = process.versions.node, npmEnds = 0 } = {}) {
  const disguise = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(disguise)}`, "tools/setup.mjs"],
    {
      cwd: project,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: join(project, "bin") + delimiter + process.env.PATH,
        NPM_ENDS: String(npmEnds),
      },
    },
  );
  const asked = join(project, "asked");
  return { status, stderr, asked: existsSync(asked) ? readFileSync(asked, "utf8").trim().split("\n") : [] };
}

test.each(["14.21.3", "16.20.2", "18.20.8", "19.9.0"])(
  "Node %s is told so before anything is installed",
  (version) => {
    const { status, stderr, asked } = setUp({ version });
    expect(stderr).toContain(
      `This is Node ${version}. The project needs Node 20 or later; nothing was installed.`,
    );
    expect({ status, asked }).toEqual({ status: 1, asked: [] });
  },
);

test.each(["20.19.0", "22.12.0", "23.0.0", "24.21.0", "26.10.0"])("Node %s installs", (version) => {
  const { status, asked } = setUp({ version });
  expect(status).toBe(0);
  expect(asked).toEqual([
    expect.stringContaining("ci --prefix . "),
    expect.stringContaining("ci --prefix services/enquiries "),
  ]);
});

test.each(["20.0.0", "20.18.1", "21.7.3", "22.11.0"])(
  "Node %s, which the native packages do not name, brings a Node and an npm to install by",
  (version) => {
    const { status, asked } = setUp({ version });
    expect(status).toBe(0);
    const own = `node-${process.platform}-${process.arch}@24`;
    expect(asked[0]).toMatch(new RegExp(`^install --prefix .cache/installer .* ${own}[\\d.]+ npm@[\\d.]+$`));
    expect(asked.filter((line) => line.startsWith("ci "))).toHaveLength(2);
  },
);

test("what is installed is not installed again", () => {
  setUp();
  expect(setUp().asked).toHaveLength(2);
});

test("an installation that failed leaves no sign of one that did not", () => {
  setUp();
  expect(existsSync(stamp())).toBe(true);
  writeFileSync(join(project, "package-lock.json"), "{ }");
  expect(setUp({ npmEnds: 1 }).status).toBe(1);
  expect(existsSync(stamp())).toBe(false);
});

test("older ones can read as far as the line that names them", () => {
  const source = readFileSync("tools/setup.mjs", "utf8");
  expect(source).not.toMatch(/^import |\?\.|\?\?|\bawait\b/m);
});

test("what follows the set-up asks for Node anew: a shell goes on with the one it has found", () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const withSetUp = Object.entries(scripts).filter(([, script]) => script.includes("tools/setup.mjs"));
  expect(withSetUp).not.toEqual([]);
  expect(withSetUp.filter(([, script]) => /&& *node /.test(script))).toEqual([]);
});

test.each(["the start itself", "the shell that npm started it with"])(
  "what is started afterwards ends with %s, and nothing after it begins",
  async (stopped) => {
    mkdirSync(join(project, "node_modules/.bin"));
    symlinkSync(process.execPath, join(project, "node_modules/.bin/node"));
    writeFileSync(join(project, "first.mjs"), 'console.log("first");');
    writeFileSync(
      join(project, "server.mjs"),
      'setInterval(() => {}, 1000); console.log("server", process.pid);',
    );
    writeFileSync(join(project, "last.mjs"), 'console.log("last");');
    const env = { ...process.env, PATH: join(project, "bin") + delimiter + process.env.PATH, NPM_ENDS: "0" };
    const line = `"${process.execPath}" tools/setup.mjs --run first.mjs server.mjs last.mjs`;
    // A command after it keeps every shell from handing itself over to the first.
    const shell = stopped.includes("shell") ? `${line}; true` : `exec ${line}`;
    const started = spawn("sh", ["-c", shell], { cwd: project, env });
    let said = "";
    const pid = await new Promise<number>((resolve) => {
      started.stdout.on("data", (part) => {
        said += part;
        const [, found] = said.match(/server (\d+)/) ?? [];
        if (found) resolve(Number(found));
      });
    });
    started.kill("SIGTERM");
    await once(started.stdout, "close");
    expect(said).toMatch(/first\nserver \d+\n$/);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  },
);
