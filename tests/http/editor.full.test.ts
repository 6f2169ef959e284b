/** The editor at /admin exists only if company.yaml names a repository. */
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNginx } from "../../tools/hosts/nginx.ts";
import { freePort } from "../support/free-ports.ts";
import { buildHostedEditor, hostedRoot } from "../support/hosted-editor.ts";
import { RawConnection } from "../support/servers/raw-http.ts";

const withoutEditor = "tests/fixtures/build";
const withEditor = join(hostedRoot, "build");
const texts = /\.(html|js|css|json|txt|xml|conf|caddy)$|_headers$/;

function filesOf(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path)]));
}

const headersIn = (build: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(build, "deploy", name), "utf8"));

beforeAll(buildHostedEditor, 600_000);

describe("without a repository", () => {
  for (const build of [withoutEditor, "build"]) {
    test(`${build} has no file of the editor and no reference to it`, () => {
      const files = new Map([...filesOf(join(build, "client")), ...filesOf(join(build, "deploy"))]);
      expect(files.size).toBeGreaterThan(100);
      for (const [name, bytes] of files) {
        expect(name).not.toContain("admin");
        if (texts.test(name))
          expect(/sveltia|\/admin/i.exec(bytes.toString("utf8"))?.[0], name).toBeUndefined();
      }
    });
  }
});

describe("with a repository", () => {
  test("only _headers and the files of the editor differ from a build without a repository", () => {
    const before = filesOf(join(withoutEditor, "client"));
    const after = filesOf(join(withEditor, "client"));
    const added = [...after.keys()].filter((name) => !before.has(name));
    expect(added).not.toEqual([]);
    for (const name of added) expect(name).toMatch(/^\/admin(\.html|\/)/);
    const changed = [...before]
      .filter(([name, bytes]) => !after.get(name)?.equals(bytes))
      .map(([name]) => name);
    expect(changed).toEqual(["/_headers"]);
    expect(headersIn(withEditor, "headers.json")).toEqual(headersIn(withoutEditor, "headers.json"));
  });

  test("the editor has noindex and is not in the sitemap", () => {
    const client = join(withEditor, "client");
    expect(readFileSync(join(client, "admin.html"), "utf8")).toContain(
      '<meta name="robots" content="noindex">',
    );
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).not.toContain("admin");
  });

  test("entries.json lists the files of all entries, so that a new entry overwrites none", () => {
    const files: string[] = JSON.parse(readFileSync(join(withEditor, "client/admin/entries.json"), "utf8"));
    expect(files).toEqual(
      expect.arrayContaining(["content/products/eme-uno.yaml", "content/brands/alba.yaml"]),
    );
    expect(files).toHaveLength(
      ["brands", "categories", "products", "panels", "supplies", "tests"].flatMap((folder) =>
        readdirSync(join("tests/fixtures/content", folder)),
      ).length,
    );
  });

  test("the files of the editor contain the repository and the licence of the CMS", () => {
    const { backend } = JSON.parse(readFileSync(join(withEditor, "client/admin/config.json"), "utf8"));
    expect(backend).toMatchObject({ name: "github", repo: "ceibo/sitio", branch: "main" });
    const licences = readFileSync(join(withEditor, "client/admin/licences.txt"), "utf8");
    expect(licences).toContain("@sveltia/cms");
  });
});

describe("nginx", () => {
  let connection: RawConnection;
  let end: () => Promise<unknown>;

  beforeAll(async () => {
    const port = await freePort();
    const name = `editor-${process.pid}`;
    const nginx = startNginx(name, [{ port, root: join(withEditor, "client") }], {
      generated: join(withEditor, "deploy"),
    });
    connection = new RawConnection(port);
    await waitForServer(connection);
    end = async () => {
      connection.close();
      nginx.kill();
      await once(nginx, "exit");
      rmSync(join(".cache", `nginx-${name}`), { recursive: true, force: true });
    };
  });
  afterAll(() => end());

  test("sends the editor's headers for /admin and below, and the site's headers elsewhere", async () => {
    const site = headersIn(withEditor, "headers.json");
    const editor = headersIn(withEditor, "editor-headers.json");
    const requests = [
      { path: "/admin", status: 200, headers: editor },
      { path: "/admin/editor.js", status: 200, headers: editor },
      { path: "/admin/config.json", status: 200, headers: editor },
      { path: "/", status: 200, headers: site },
      { path: "/contacto", status: 200, headers: site },
      { path: "/administracion", status: 404, headers: site },
    ];
    for (const { path, status, headers } of requests) {
      const answer = await connection.ask(path);
      expect(answer.status, path).toBe(status);
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.headers.get(name.toLowerCase()), `${name} of ${path}`).toBe(value);
      }
      if (headers === site) expect(answer.headers.get("x-robots-tag"), path).toBeUndefined();
    }
  });

  test("redirects other spellings of /admin to /admin", async () => {
    for (const path of ["/admin/", "/Admin", "/admin.html"]) {
      const answer = await connection.ask(path);
      expect([answer.status, answer.headers.get("location")], path).toEqual([301, "/admin"]);
    }
  });
});

async function waitForServer(connection: RawConnection) {
  while (true) {
    try {
      return await connection.ask("/robots.txt");
    } catch {
      await new Promise((next) => setTimeout(next, 20));
    }
  }
}
