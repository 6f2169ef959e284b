import { expect, test } from "vitest";
import { backendOf } from "./hosted.ts";

const repository = { service: "github" as const, name: "ceibo/sitio", branch: "main" };

test("without a sign-in service, the editor asks for a token", () => {
  expect(backendOf(repository)).toMatchObject({
    name: "github",
    repo: "ceibo/sitio",
    branch: "main",
    auth_methods: ["token"],
  });
});

test("with a sign-in service, the editor also shows a sign-in button", () => {
  const authorization = "https://acceso.example";
  expect(backendOf({ ...repository, authorization })).toMatchObject({
    base_url: authorization,
    auth_methods: ["oauth", "token"],
  });
  expect(backendOf({ ...repository, service: "gitlab", application: "abc" })).toMatchObject({
    app_id: "abc",
    auth_type: "pkce",
    auth_methods: ["oauth", "token"],
  });
});

test("with a self-hosted Git server, the editor requests that server's address", () => {
  const server = "https://git.example";
  const roots = (["github", "gitlab", "gitea"] as const).map((service) =>
    Reflect.get(backendOf({ ...repository, service, server }), "api_root"),
  );
  expect(roots).toEqual([`${server}/api/v3`, `${server}/api/v4`, `${server}/api/v1`]);
});
