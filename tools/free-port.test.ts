import { createServer, type Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { freePort, isFree } from "./free-port.ts";

const servers: Server[] = [];

async function take(port: number): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((listening) => server.listen(port, listening));
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
  vi.restoreAllMocks();
});

test("if a port is in use, a message says so and the next free port is used", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const taken = await take(0);
  expect(await isFree(taken)).toBe(false);
  const free = await freePort(taken);
  expect(free).toBeGreaterThan(taken);
  expect(await isFree(free)).toBe(true);
  expect(log).toHaveBeenCalledWith(`Port ${taken} is taken.`);
});
