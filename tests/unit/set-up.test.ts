/** `npm start` and `npm test` first run tools/setup.mjs. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
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
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let project = "";
const at = (...names: string[]) => join(project, ...names);
const env = () => ({ ...process.env, PATH: at("bin") + delimiter + process.env.PATH });

/** A fake npm. It records its Node version and arguments, and fails if the file «fails» exists. */
const npm = `const { appendFileSync, existsSync } = require("node:fs");
appendFileSync("calls", [process.version, ...process.argv.slice(2)].join(" ") + "\\n");
process.exit(existsSync("fails") ? 1 : 0);
`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "set up ñ "));
  for (const folder of [".", "services/enquiries"]) {
    mkdirSync(at(folder, "node_modules/.bin"), { recursive: true });
    writeFileSync(at(folder, "package-lock.json"), "{}");
  }
  mkdirSync(at("bin"));
  writeFileSync(at("bin/npm.cjs"), npm);
  // A shebang line cannot contain a path with a space.
  writeFileSync(at("bin/npm"), `#!/bin/sh\nexec "${process.execPath}" "${at("bin/npm.cjs")}" "$@"\n`, {
    mode: 0o755,
  });
  symlinkSync(process.execPath, at("node_modules/.bin/node"));
  for (const file of [".nvmrc", "tools/setup.mjs"]) cpSync(file, at(file));
});

afterEach(() => rmSync(project, { recursive: true }));

function setUp(version = process.versions.node, args: string[] = []) {
  const fakeVersion = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const options = ["--import", `data:text/javascript,${encodeURIComponent(fakeVersion)}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, "tools/setup.mjs", ...args], {
    cwd: project,
    encoding: "utf8",
    env: env(),
  });
  return {
    status,
    stdout,
    stderr,
    calls: existsSync(at("calls")) ? readFileSync(at("calls"), "utf8").split("\n") : [],
  };
}

// On Windows, the fake npm would have to be a batch file.
describe.skipIf(process.platform === "win32")("the set-up", () => {
  test.each(["14.21.3", "18.20.8"])("tells Node %s that it is too old, and installs nothing", (version) => {
    const { status, stderr, calls } = setUp(version);
    expect(stderr).toBe(
      `This is Node ${version}. The project needs Node 20 or later; nothing was installed.\n`,
    );
    expect({ status, calls }).toEqual({ status: 1, calls: [] });
  });

  test.each(["20.0.0", "22.11.0", "26.10.0"])("installs packages for Node 24, even on Node %s", (version) => {
    const { status, calls } = setUp(version);
    expect(status).toBe(0);
    expect(calls).toEqual([
      expect.stringMatching(/^v24\.99\.0 ci --prefix \. .*--fetch-retries=2/),
      expect.stringMatching(/^v24\.99\.0 ci --prefix services\/enquiries /),
      "",
    ]);
  });

  test("installs again only after the lock file has changed or npm has failed", () => {
    setUp();
    expect(setUp().calls).toHaveLength(3);
    writeFileSync(at("package-lock.json"), "{ }");
    writeFileSync(at("fails"), "");
    expect(setUp()).toMatchObject({ status: 1, stderr: expect.stringContaining("failed; see above") });
    rmSync(at("fails"));
    expect(setUp().calls).toHaveLength(5);
  });

  test("with --editor, installs only the packages of the site and prints Spanish", () => {
    const { status, stdout, calls } = setUp(undefined, ["--editor"]);
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "Se instalan los programas que el editor necesita; solo la primera vez…\n",
    });
    expect(calls).toEqual([expect.stringMatching(/ci --prefix \. /), ""]);
    writeFileSync(at("package-lock.json"), "{ }");
    writeFileSync(at("fails"), "");
    expect(setUp(undefined, ["--editor"])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("La instalación falló. Compruebe la conexión a Internet"),
    });
  });

  test("with --site, installs nothing for the enquiry service", () => {
    expect(setUp(undefined, ["--site"]).calls).toEqual([expect.stringMatching(/ci --prefix \. /), ""]);
    expect(setUp(undefined, ["--wrong"])).toMatchObject({
      status: 1,
      stderr: "There is no option --wrong.\n",
    });
  });

  test("without a Node from npm, uses the machine's Node 24 or asks for it", () => {
    rmSync(at("node_modules/.bin/node"));
    writeFileSync(at("node_modules/.bin/node"), "", { mode: 0o644 });
    expect(setUp("24.1.0").status).toBe(0);
    expect(existsSync(at("node_modules/.bin/node"))).toBe(false);
    const { status, stderr } = setUp("20.19.0");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The project runs on Node 24, .* Please install Node 24 and run this again\.\n$/);
  });

  test.each(["the set-up", "the shell that npm starts"])(
    "ends the programs that it started when a signal ends %s",
    async (ended) => {
      writeFileSync(at("first.mjs"), 'console.log("first");');
      writeFileSync(at("server.mjs"), 'setInterval(() => {}, 1000); console.log("server", process.pid);');
      writeFileSync(at("last.mjs"), 'console.log("last");');
      const line = `"${process.execPath}" tools/setup.mjs --run first.mjs server.mjs last.mjs`;
      // Because a second command follows, the shell stays the parent process.
      const shell = ended === "the set-up" ? `exec ${line}` : `${line}; true`;
      const started = spawn("sh", ["-c", shell], { cwd: project, env: env() });
      let output = "";
      const pid = await new Promise<number>((resolve, reject) => {
        started.on("exit", () => reject(new Error(`It ended before its server started: ${output}`)));
        started.stdout.on("data", (part) => {
          output += part;
          const [, found] = output.match(/server (\d+)/) ?? [];
          if (found) resolve(Number(found));
        });
      });
      started.kill("SIGTERM");
      await once(started.stdout, "close");
      expect(output).toMatch(/first\nserver \d+\n$/);
      expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    },
  );
});

test("after the set-up no npm script calls «node», which could be another version", () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const withSetUp = Object.values(scripts).filter((script) => script.includes("tools/setup.mjs"));
  expect(withSetUp).not.toEqual([]);
  expect(withSetUp.filter((script) => /&& *node /.test(script))).toEqual([]);
});
