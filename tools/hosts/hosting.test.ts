import { expect, test } from "vitest";
import { securityHeaders } from "./hosting.ts";

const mapFrame = "https://map.example/embed?x=1";
const policy = (enquiryEndpoint?: string) =>
  securityHeaders({ inlineScripts: [], mapFrame, enquiryEndpoint })["Content-Security-Policy"]?.split("; ");

test("without an endpoint, the policy lets scripts reach only this site", () => {
  expect(policy()).toContain("connect-src 'self'");
});

test("with an endpoint on this site, the policy lets scripts reach only this site", () => {
  expect(policy("/consultas")).toEqual(policy());
});

test("an endpoint on another site changes the policy only by allowing its origin", () => {
  const changed = policy("https://mensajes.example:8443/v1/consultas?clave=1");
  expect(changed).toContain("connect-src 'self' https://mensajes.example:8443");
  expect(changed?.filter((rule) => !rule.startsWith("connect-src"))).toEqual(
    policy()?.filter((rule) => !rule.startsWith("connect-src")),
  );
  expect(changed).toContain("form-action 'self'");
});
