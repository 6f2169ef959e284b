import { request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { readSettings } from "../../../services/enquiries/settings.ts";
import { readSite } from "../../../services/enquiries/site.ts";
import { sendHostileBodies } from "./hostile-bodies.ts";
import { cleanUpAfterEach, enquiry, origin, startService, storedIds } from "./support.ts";

cleanUpAfterEach();

test("500 hostile bodies cause no crash, no 5xx and no invalid stored enquiry", async () => {
  await sendHostileBodies(500);
});

test("the service refuses a large body before it has arrived, even without Content-Length", async () => {
  const service = await startService();
  expect(await service.post(enquiry({ message: "x".repeat(10_001) }))).toBe(422);
  expect(await service.post(enquiry({ message: "ñ".repeat(10_000) }))).toBe(204);
  expect(await service.post(`"${"x".repeat(200_000)}"`)).toBe(413);
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { Origin: origin, "Content-Type": "application/json" };
    const endless = request(`${service.url}/consultas`, { method: "POST", headers }, (response) => {
      resolve(response.statusCode);
      endless.destroy();
    });
    endless.on("error", reject);
    const more = () => void (endless.destroyed || endless.write("x".repeat(65_536), more));
    more();
  });
  expect(answer).toBe(413);
  expect(await service.post("[".repeat(90_000))).toBe(400);
  expect(await service.post("[".repeat(90_000) + "]".repeat(90_000))).toBe(422);
});

test("the service refuses malformed requests and goes on running", async () => {
  const service = await startService();
  const raw = [
    "GARBAGE\r\n\r\n",
    "POST /consultas HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "POST /consultas HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    `POST /consultas HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(100_000)}\r\n\r\n`,
    `POST /consultas HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"id":`,
  ];
  for (const text of raw) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(service.url).port), "127.0.0.1", () => socket.end(text));
      socket.on("error", () => {});
      socket.on("close", () => resolve());
      socket.resume();
    });
  }
  for (const [path, init, status] of [
    ["/", {}, 404],
    ["/consultas/", { method: "POST" }, 404],
    ["/consultas", { method: "GET", headers: { Origin: origin } }, 405],
    ["/consultas", { method: "PUT", headers: { Origin: origin }, body: "{}" }, 405],
    ["/health", { method: "POST" }, 405],
  ] as const) {
    expect((await fetch(service.url + path, init)).status, path).toBe(status);
  }
  const posted = await fetch(`${service.url}/health`, { method: "POST" });
  expect(posted.headers.get("Allow")).toBe("GET");
  expect(await service.post(enquiry(), { "Content-Type": "text/plain" })).toBe(415);
  expect(await service.post(enquiry())).toBe(204);
});

test("only pages of the site may post, and CORS preflights are answered", async () => {
  const service = await startService({ ENQUIRIES_ORIGINS: `${origin}, https://www.inventada.example` });
  for (const other of [
    "https://evil.example",
    "null",
    `${origin}.evil.example`,
    "http://inventada.example",
  ]) {
    expect(await service.post(enquiry(), { Origin: other })).toBe(403);
  }
  const anonymous = await fetch(`${service.url}/consultas`, { method: "POST", body: "{}" });
  expect(anonymous.status).toBe(403);
  expect(anonymous.headers.get("access-control-allow-origin")).toBeNull();
  const preflight = await fetch(`${service.url}/consultas`, {
    method: "OPTIONS",
    headers: { Origin: "https://www.inventada.example", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("https://www.inventada.example");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("Content-Type");
  expect(storedIds()).toEqual([]);
});

test("each IP address has its own limit; X-Real-IP counts only if our proxy sends it", async () => {
  const service = await startService({ ENQUIRIES_PER_ADDRESS: 3 });
  const from = (address: string) => service.post(enquiry(), { "X-Real-IP": address });
  for (let count = 0; count < 3; count++) expect(await from("203.0.113.7")).toBe(204);
  expect(await from("203.0.113.7")).toBe(429);
  expect(await from("203.0.113.8")).toBe(204);
  for (const last of ["1", "2", "ffff:1"]) expect(await from(`2001:db8:0:1::${last}`)).toBe(204);
  expect(await from("2001:db8:0:1:2:3:4:5")).toBe(429);
  expect(await from("2001:db8:0:2::1")).toBe(204);
  await service.end();
  const behindOtherProxy = await startService({
    ENQUIRIES_PER_ADDRESS: 1,
    ENQUIRIES_PROXIES: "192.0.2.0/24",
  });
  expect(await behindOtherProxy.post(enquiry(), { "X-Real-IP": "203.0.113.1" })).toBe(204);
  expect(await behindOtherProxy.post(enquiry(), { "X-Real-IP": "203.0.113.2" })).toBe(429);
});

test("if the limit of all addresses together is reached, the service refuses all requests", async () => {
  const service = await startService({ ENQUIRIES_IN_ALL: 2 });
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    statuses.push(await service.post(enquiry(), { "X-Real-IP": `203.0.113.${count}` }));
  }
  expect(statuses).toEqual([204, 204, 429, 429]);
  expect(storedIds()).toHaveLength(2);
});

test("thirty addresses that use up their limit cannot fill the database in a day", async () => {
  const limits = { ENQUIRIES_MEGABYTES_PER_ADDRESS: 0.1, ENQUIRIES_MEGABYTES_IN_ALL: 0.25 };
  const service = await startService(limits);
  const large = () => enquiry({ message: "x".repeat(10_000), text: "x".repeat(30_000) });
  const from = async (address: string) => {
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push(await service.post(large(), { "X-Real-IP": address }));
    return statuses;
  };
  expect(await from("203.0.113.1")).toEqual([204, 204, 429, 429]);
  expect(await from("203.0.113.2")).toEqual([204, 204, 429, 429]);
  expect(await from("203.0.113.3")).toEqual([204, 204, 429, 429]);
  expect(await from("203.0.113.4")).toEqual([429, 429, 429, 429]);
  const settings = readSettings({}, readSite("tests/fixtures"));
  // In one day, senders can use their megabytes twice, because the limit refills. The factor 3 leaves room
  // for the search index.
  const inDay = 2 * Math.min(30 * settings.megabytesPerAddress, settings.totalMegabytes);
  expect(3 * inDay).toBeLessThan(settings.maxMegabytes);
});

test("an enquiry with the hidden field is not stored; one sent too fast may be sent again", async () => {
  const service = await startService();
  expect(await service.post({ ...enquiry(), homepage: "https://spam.example" })).toBe(204);
  const fast = enquiry({ elapsed: 900 });
  expect(await service.post(fast)).toBe(429);
  expect(storedIds()).toEqual([]);
  expect(await service.post({ ...fast, elapsed: 3100 })).toBe(204);
  expect(storedIds()).toEqual([fast.id]);
});
